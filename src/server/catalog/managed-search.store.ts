import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import { containing } from '#server/platform/db/keyset.ts'

export type ManagedSearch = {
  typed: string
  /** Sellers whose name holds what was typed. */
  sellerIds: readonly string[]
  /** Names that are only like what was typed count as well. */
  isLoose: boolean
}

const MOST_SELLERS = 50

/** Found ahead: a condition on another table would keep the indexes of this one from being used together. */
export async function sellersNamed(db: Db, typed: string): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'seller')
    .where(sql<boolean>`user_words(full_name, username, email) like ${containing(typed)}`)
    .where(sql<boolean>`lower(full_name) like ${containing(typed)}`)
    .limit(MOST_SELLERS)
    .execute()
  return rows.map(({ id }) => id)
}

export function searchCondition({ typed, sellerIds, isLoose }: ManagedSearch): RawBuilder<unknown> {
  const text = typed.toLowerCase()
  // A word of the name that is spelled a little differently; as like as the extension says by default.
  if (isLoose) return sql`${text} <% lower(products.name)`
  const beginning = containing(typed).slice(1)
  const ways = [
    sql`lower(products.name) like ${containing(typed)}`,
    sql`lower(products.sku) like ${beginning}`,
    ...(isFigures(typed) ? [sql`products.barcode like ${`${typed.replace(/[\s-]/g, '')}%`}`] : []),
    ...(sellerIds.length > 0 ? [sql`products.seller_id = any(${sellerIds}::uuid[])`] : []),
  ]
  return sql`(${sql.join(ways, sql` or `)})`
}

const isFigures = (typed: string) => /^\d[\d\s-]*$/.test(typed)
