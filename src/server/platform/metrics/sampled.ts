/**
 * A figure that costs a query, for /metrics. Nobody waits: what is answered is the last sample, and the next one is taken
 * at most so often. Undefined as long as there is none, or while the database is away, which is a metric of its own.
 */
export function sampled<Sample>(everyMs: number, take: () => Promise<Sample>): () => Sample | undefined {
  let sample: Sample | undefined
  let takenAt = Number.NEGATIVE_INFINITY

  return () => {
    if (Date.now() - takenAt >= everyMs) {
      takenAt = Date.now()
      take().then(
        (taken) => {
          sample = taken
        },
        () => {
          sample = undefined
        },
      )
    }
    return sample
  }
}
