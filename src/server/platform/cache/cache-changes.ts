import { z } from 'zod'

/** What a transaction changed, by the tags of what was made of it. */
export type CacheChange = {
  /** Old at once: a price, a product that is gone. */
  hard: readonly string[]
  /** May be shown a moment longer, while it is made anew. */
  soft: readonly string[]
}
export type Change = CacheChange | 'everything'

const notice = z.union([
  z.object({ hard: z.array(z.string()), soft: z.array(z.string()) }),
  z.object({ everything: z.literal(true) }),
])

/** Reads a notice of the database. One that was missed, or that says nothing we know, may have been about anything. */
export function changeOf(payload: string | undefined): Change {
  try {
    const read = notice.safeParse(JSON.parse(payload ?? ''))
    return read.success && 'hard' in read.data ? read.data : 'everything'
  } catch {
    return 'everything'
  }
}
