import { z } from 'zod'

const PAGE_SIZE = 24
const LARGEST_PAGE = 100

/** What every paged list takes: how many, and where the last page ended. */
export const paging = z.object({
  limit: z.coerce.number().int().min(1).max(LARGEST_PAGE).default(PAGE_SIZE),
  /** Long names make long cursors: a list by name goes on from a name. */
  cursor: z.string().max(2_000).optional(),
})

/** What every paged list answers. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    data: z.array(item),
    nextCursor: z.string().nullable(),
    /** One more than COUNTED_UP_TO means "more": that many were counted, or a random sample of the products leaves no doubt. */
    total: z.int().nonnegative(),
  })
