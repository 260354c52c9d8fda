/** Runs so many tasks at a time and lets the others wait their turn. */
export function atMost(count: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async function run<T>(task: () => Promise<T>): Promise<T> {
    if (running === count) await new Promise<void>((turn) => waiting.push(turn))
    else running += 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
