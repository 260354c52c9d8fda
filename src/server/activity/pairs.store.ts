import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

/** Enough paired products of each that the strongest in sum are among them. */
const COMPANIONS_EACH = 50

/** Ties products to each other, both ways round. Always in the same order, so that no two writers wait for each other. */
export async function addPairWeights(
  tx: Db,
  pairs: readonly (readonly [string, string])[],
  weight: number,
): Promise<void> {
  if (pairs.length === 0) return
  const bothWays = pairs.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`])
  const counted = [...Map.groupBy(bothWays, (pair) => pair)].sort(([one], [other]) => (one < other ? -1 : 1))
  const [ids, others] = [0, 1].map((side) => counted.map(([pair]) => pair.split(' ')[side]))
  const weights = counted.map(([, times]) => times.length * weight)
  await sql`
    insert into product_pairs (product_id, other_id, weight)
    select * from unnest(${ids}::uuid[], ${others}::uuid[], ${weights}::double precision[])
    on conflict (product_id, other_id) do update set weight = product_pairs.weight + excluded.weight
  `.execute(tx)
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
      join products on products.id = pair.other_id and products.in_stock
      where pair.product_id = seen.id and pair.other_id <> all(${productIds}::uuid[])
      order by pair.weight desc, pair.other_id desc
      limit ${COMPANIONS_EACH}
    ) companion
    group by companion.other_id
    order by sum(companion.weight) desc, companion.other_id desc
    limit ${limit}`.execute(db)
  return rows.map(({ other_id }) => other_id)
}
