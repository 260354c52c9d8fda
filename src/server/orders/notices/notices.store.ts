import { sql } from 'kysely'
import type { MoneyMode } from '#contract/payments/money-mode.ts'
import type { Db } from '#server/platform/db/database.ts'
import { keyedRows } from '#server/platform/db/keyed-rows.ts'

/** Notes orders that owner and sellers are to hear of; answers those that nobody noted before. */
export async function noteOrders(tx: Db, ids: readonly string[], now: Date, isMailed: boolean): Promise<string[]> {
  const { rows } = await sql<{ order_id: string }>`
    insert into order_notices (order_id, noted_at, mailed_at)
    select id, ${now}::timestamptz, ${isMailed ? now : null}::timestamptz from ${keyedRows(['uuid', ids])} as placed (id)
    on conflict do nothing returning order_id`.execute(tx)
  return rows.map(({ order_id }) => order_id)
}

/** Takes what waits for a digest, so many at most: nobody else takes it. */
export async function takeWaiting(tx: Db, now: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ order_id: string }>`
    update order_notices set mailed_at = ${now} where order_id in (
      select order_id from order_notices where mailed_at is null order by order_id limit ${most} for update skip locked
    ) returning order_id`.execute(tx)
  return rows.map(({ order_id }) => order_id).sort()
}

/** They only keep a mail from being sent twice. */
export async function deleteNoticesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('order_notices').where('mailed_at', '<', before).execute()
}

export type NoticedOrder = {
  id: string
  number: string
  money: MoneyMode
  city: string | null
  state: string | null
  total_paise: number
  lines: { name: string; quantity: number; price_paise: number; seller_id: string | null }[]
}

/** What owner and sellers are told of these orders, oldest first. How to reach the buyer is no part of it. */
export async function noticedOrders(db: Db, ids: readonly string[]): Promise<NoticedOrder[]> {
  const { rows } = await sql<NoticedOrder>`
    select id, number, money, address ->> 'city' as city, address ->> 'state' as state, total_paise, (
      select json_agg(json_build_object(
        'name', name, 'quantity', quantity, 'price_paise', price_paise, 'seller_id', seller_id
      ) order by place) from order_lines where order_id = orders.id
    ) as lines
    from orders where id = any (${ids}::uuid[]) order by id`.execute(db)
  return rows.map((row) => ({ ...row, lines: row.lines ?? [] }))
}

export type Told = { id: string; fullName: string; email: string; isOwner: boolean }

/** The owners, and of these accounts those that may sell. */
export const peopleToTell = (db: Db, sellerIds: readonly string[], most: number): Promise<Told[]> =>
  db
    .selectFrom('users')
    .select(['id', 'full_name as fullName', 'email'])
    .select(sql<boolean>`role = 'superadmin'`.as('isOwner'))
    .where(
      sql<boolean>`role = 'superadmin' or (id = any (${sellerIds}::uuid[]) and (role = 'admin' or role = 'seller' and approved))`,
    )
    .orderBy('id')
    .limit(most)
    .execute()
