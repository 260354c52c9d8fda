import type { Db } from '#server/platform/db/database.ts'

type Listed = { id: string; created_at: Date }

/** The products after an id, oldest first. */
export const productsAfter = (db: Db, after: string | undefined, limit: number): Promise<Listed[]> =>
  inOrder(db, after).select(['id', 'created_at']).limit(limit).execute()

/** The id with which a part of this size ends that begins after an id; undefined when it is the last part. */
export async function endOfPart(db: Db, after: string | undefined, size: number): Promise<string | undefined> {
  const [end, next] = await inOrder(db, after)
    .select('id')
    .offset(size - 1)
    .limit(2)
    .execute()
  return next && end?.id
}

const inOrder = (db: Db, after: string | undefined) =>
  db
    .selectFrom('products')
    .$if(after !== undefined, (query) => query.where('id', '>', after as string))
    .orderBy('id')
