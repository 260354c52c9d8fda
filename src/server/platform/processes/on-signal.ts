/** How long those in flight may take, once nobody new is let in. */
export const CLOSE_WITHIN_MS = 10_000

/** Ctrl-C or SIGTERM: no new requests, those in flight finish, then the database closes. A second signal ends at once. */
export function onSignal(end: () => Promise<void>, endAtOnce: () => void = () => process.exit(1)): void {
  let isEnding = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isEnding) return endAtOnce()
      isEnding = true
      void end()
    })
  }
}
