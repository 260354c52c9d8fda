/** Sending one takes about a tenth of a millisecond. */
const AT_A_TURN = 4

/**
 * Reads are answered at once, and in small portions while somebody writes: between two portions the event loop looks at its
 * sockets, so that an order, which asks the database many times, does not wait behind every reader each time.
 */
export function readsInPortions() {
  const waiting: (() => void)[] = []
  let writes = 0

  function sendSome(): void {
    for (const send of writes > 0 ? waiting.splice(0, AT_A_TURN) : waiting.splice(0)) send()
    if (waiting.length > 0) setImmediate(sendSome)
  }

  return {
    /** A write has begun; answers what to call when it has ended. */
    beginWrite(): () => void {
      writes += 1
      return () => {
        writes -= 1
      }
    },
    read(send: () => void): void {
      if (writes === 0 && waiting.length === 0) send()
      else if (waiting.push(send) === 1) setImmediate(sendSome)
    },
  }
}
