import { overloaded } from './semaphore.ts'

/** Where one waits: those that are known apart from strangers, and among them each in the lane of its network or account. */
export type Place = { isKnown: boolean; lane: string }

type Limits = { concurrency: number; mostWaiting: number; mostInLane: number; waitMs: number }
type Waiter = { start: () => void; giveWay: () => void }

/**
 * Runs so many tasks at a time. Lanes take turns, so a flood in one of them keeps the others waiting for one task and not
 * for the flood, and in a full line the longest lane gives way to a shorter one; where both wait, every other turn is for
 * those that are known. Who would wait too long is told so.
 */
export function fairQueue({ concurrency, waitMs, ...most }: Limits) {
  const lines = { known: aLine(most), strangers: aLine(most) }
  let running = 0
  let isKnownNext = true

  async function take({ isKnown, lane }: Place): Promise<void> {
    if (running < concurrency) {
      running += 1
      return
    }
    const line = isKnown ? lines.known : lines.strangers
    await new Promise<void>((resolve, reject) => {
      const waiter = {
        start: () => {
          clearTimeout(tooLong)
          resolve()
        },
        giveWay: () => {
          clearTimeout(tooLong)
          reject(overloaded())
        },
      }
      if (!line.add(lane, waiter)) return reject(overloaded())
      const tooLong = setTimeout(() => {
        line.leave(lane, waiter)
        reject(overloaded())
      }, waitMs)
    })
  }

  function giveBack(): void {
    const [first, second] = isKnownNext ? [lines.known, lines.strangers] : [lines.strangers, lines.known]
    isKnownNext = !isKnownNext
    const next = first.next() ?? second.next()
    if (next) next.start()
    else running -= 1
  }

  return async function run<T>(place: Place, task: () => Promise<T>): Promise<T> {
    await take(place)
    try {
      return await task()
    } finally {
      giveBack()
    }
  }
}

/** Those who wait, by lane; the lane whose turn it is stands first. */
function aLine({ mostWaiting, mostInLane }: Pick<Limits, 'mostWaiting' | 'mostInLane'>) {
  const lanes = new Map<string, Waiter[]>()
  let waiting = 0

  /** Returns whether there was room. */
  function add(lane: string, waiter: Waiter): boolean {
    const before = lanes.get(lane) ?? []
    if (before.length >= mostInLane) return false
    if (waiting >= mostWaiting && !shortenLongest(before.length + 1)) return false
    lanes.set(lane, [...before, waiter])
    waiting += 1
    return true
  }

  /** The last of the longest lane leaves, if it is still longer than the newcomer's would be. */
  function shortenLongest(newcomers: number): boolean {
    let longest: [string, Waiter[]] | undefined
    for (const entry of lanes) if (entry[1].length > (longest?.[1].length ?? newcomers)) longest = entry
    const last = longest?.[1].at(-1)
    if (!longest || !last) return false
    leave(longest[0], last)
    last.giveWay()
    return true
  }

  function next(): Waiter | undefined {
    const [entry] = lanes
    const [lane, [first, ...others]] = entry ?? ['', []]
    if (!first) return undefined
    lanes.delete(lane)
    if (others.length > 0) lanes.set(lane, others)
    waiting -= 1
    return first
  }

  function leave(lane: string, waiter: Waiter): void {
    const others = (lanes.get(lane) ?? []).filter((one) => one !== waiter)
    if (others.length > 0) lanes.set(lane, others)
    else lanes.delete(lane)
    waiting -= 1
  }

  return { add, next, leave }
}
