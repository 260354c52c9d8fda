import type { Db } from '#server/platform/db/database.ts'

type Listed = { id: string; created_at: Date }

type Part = { after: string | undefined; end: string | undefined; size: number }

/** The products of a part, oldest first: after an id, up to another one. */
export const productsOfPart = (db: Db, { after, end, size }: Part): Promise<Listed[]> =>
  db
    .selectFrom('products')
    .select(['id', 'created_at'])
    .$if(after !== undefined, (query) => query.where('id', '>', after as string))
    .$if(end !== undefined, (query) => query.where('id', '<=', end as string))
    .orderBy('id')
    .limit(size)
    .execute()

/**
 * The id with which a part of this size ends that begins after an id; undefined when it is the last part. What is not on
 * sale counts as well: then the index alone knows, and no product is read.
 */
export async function endOfPart(db: Db, after: string | undefined, size: number): Promise<string | undefined> {
  const [end, next] = await db
    .selectFrom('all_products')
    .select('id')
    .$if(after !== undefined, (query) => query.where('id', '>', after as string))
    .orderBy('id')
    .offset(size - 1)
    .limit(2)
    .execute()
  return next && end?.id
}
