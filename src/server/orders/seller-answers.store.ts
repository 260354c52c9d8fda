import { sql } from 'kysely'
import type { SellerOfOrder } from '#contract/admin/seller-answers.endpoints.ts'
import type { SellerAnswer } from '#contract/admin/seller-answers.ts'
import type { Db } from '#server/platform/db/database.ts'

type Found = Omit<SellerOfOrder, 'at'> & { at: Date | null }

/** Who sold lines of an order, in the order of these, with what they say; of one seller, or of all. */
export async function sellersOfOrder(db: Db, orderId: string, sellerId?: string): Promise<SellerOfOrder[]> {
  const { rows } = await sql<Found>`
    select line.seller_id as "sellerId", coalesce(min(line.seller_name), min(users.full_name), 'Seller') as name,
      said.answer, said.reason, said.answered_at as at
    from order_lines as line
    left join users on users.id = line.seller_id
    left join seller_answers as said on said.order_id = line.order_id and said.seller_id = line.seller_id
    where line.order_id = ${orderId} and line.seller_id is not null
      and ${sellerId ? sql`line.seller_id = ${sellerId}` : sql`true`}
    group by line.seller_id, said.answer, said.reason, said.answered_at
    order by min(line.place)`.execute(db)
  return rows.map(({ at, ...seller }) => ({ ...seller, at: at?.toISOString() ?? null }))
}

type Said = { orderId: string; sellerId: string; name: string; answer: SellerAnswer; reason: string | null; at: Date }

/** The last answer counts. */
export async function saveAnswer(tx: Db, { orderId, sellerId, name, answer, reason, at }: Said): Promise<void> {
  const said = { seller_name: name, answer, reason, answered_at: at }
  await tx
    .insertInto('seller_answers')
    .values({ order_id: orderId, seller_id: sellerId, ...said })
    .onConflict((known) => known.columns(['order_id', 'seller_id']).doUpdateSet(said))
    .execute()
}
