import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

/** Enough paired products of each that the strongest in sum are among them. */
const COMPANIONS_EACH = 50

/** Ties a product to others, both ways round. Always in the same order, so that no two writers wait for each other. */
export async function addPairWeights(
  tx: Db,
  productId: string,
  others: readonly string[],
  weight: number,
): Promise<void> {
  if (others.length === 0) return
  const pairs = others.flatMap((other) => [
    { product_id: productId, other_id: other, weight },
    { product_id: other, other_id: productId, weight },
  ])
  const keyOf = (pair: { product_id: string; other_id: string }) => `${pair.product_id} ${pair.other_id}`
  await tx
    .insertInto('product_pairs')
    .values(pairs.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)))
    .onConflict((known) =>
      known.columns(['product_id', 'other_id']).doUpdateSet((set) => ({
        weight: set('product_pairs.weight', '+', set.ref('excluded.weight')),
      })),
    )
    .execute()
}

/** What goes best with all the given products together and can be bought, without these themselves. */
export async function pairedProducts(db: Db, productIds: readonly string[], limit: number): Promise<string[]> {
  if (productIds.length === 0) return []
  const { rows } = await sql<{ other_id: string }>`
    select companion.other_id
    from unnest(${productIds}::uuid[]) as seen (id)
    cross join lateral (
      select pair.other_id, pair.weight
      from product_pairs pair
      join products on products.id = pair.other_id and products.stock > 0
      where pair.product_id = seen.id and pair.other_id <> all(${productIds}::uuid[])
      order by pair.weight desc, pair.other_id desc
      limit ${COMPANIONS_EACH}
    ) companion
    group by companion.other_id
    order by sum(companion.weight) desc, companion.other_id desc
    limit ${limit}`.execute(db)
  return rows.map(({ other_id }) => other_id)
}
