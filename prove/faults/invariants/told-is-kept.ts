import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { Told } from '../ledger.ts'
import type { Invariant } from './invariant.ts'

type Fact<What extends Told['what']> = Extract<Told, { what: What }>
type Checks = { [What in Told['what']]: (db: Db, fact: Fact<What>) => Promise<boolean> }

const isThere = async (db: Db, from: ReturnType<typeof sql>) =>
  (await sql<{ found: boolean }>`select exists (select ${from}) as found`.execute(db)).rows[0]?.found === true

/** Where each thing that the shop has said yes to must be found. */
const KEPT: Checks = {
  order: (db, { id }) => isThere(db, sql`from orders where id = ${id}`),
  cancelled: (db, { orderId }) =>
    isThere(
      db,
      sql`from orders where id = ${orderId} and (status = 'cancelled' or cancel_requested_at is not null
      or exists (select from order_mails where order_id = orders.id and mail = 'notCancelled'))`,
    ),
  refund: (db, { orderId, key }) =>
    isThere(
      db,
      sql`from refunds join orders on orders.payment_id = refunds.payment_id
      where orders.id = ${orderId} and refunds.request_key = ${key}`,
    ),
  account: (db, { username }) => isThere(db, sql`from users where username = ${username}`),
  product: (db, { id }) => isThere(db, sql`from all_products where id = ${id}`),
  import: async (db, { id, names }) => {
    const added = await db.selectFrom('all_products').select('name').where('name', 'in', names).execute()
    const isDone = await isThere(db, sql`from product_imports where id = ${id} and status = 'done'`)
    return isDone && added.length === names.length
  },
  wish: (db, { userId, productId }) =>
    isThere(db, sql`from wishlist_items where user_id = ${userId} and product_id = ${productId}`),
  subscription: (db, { email }) => isThere(db, sql`from newsletter_subscribers where email = ${email}`),
}

/** What is found now of something that can be overwritten. */
const NOW: Record<string, (db: Db, ...ids: string[]) => Promise<{ rows: { value: string }[] }>> = {
  review: (db, userId, productId) =>
    sql<{
      value: string
    }>`select message as value from reviews where user_id = ${userId} and product_id = ${productId}`.execute(db),
  address: (db, id) =>
    sql<{ value: string }>`select street_address as value from addresses where id = ${id}`.execute(db),
  price: (db, id) =>
    sql<{
      value: string
    }>`select (price_paise / 100.0)::float8::text as value from all_products where id = ${id}`.execute(db),
}

/** Nothing that the shop has said yes to is missing, and nothing is what nobody asked for. */
export const toldIsKept: Invariant = async ({ db, ledger }) => {
  const faults: string[] = []
  for (const fact of ledger.told) {
    const check = KEPT[fact.what] as (db: Db, fact: Told) => Promise<boolean>
    if (!(await check(db, fact))) faults.push(`acknowledged and not found: ${JSON.stringify(fact).slice(0, 200)}`)
  }
  for (const [key, { told, tried }] of ledger.values) {
    const [kind = '', ...ids] = key.split(' ')
    const value = (await NOW[kind]?.(db, ...ids))?.rows[0]?.value
    if (told !== undefined && ![told, ...tried].includes(value ?? '')) faults.push(`${key} is ${value}, not ${told}`)
  }
  return faults
}
