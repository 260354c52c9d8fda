import { sql } from 'kysely'
import { bankBooks } from './bank-books.ts'
import type { Invariant } from './invariant.ts'

/** No order without a payment of its very total in the bank's books. The shop sends nothing for cash on delivery. */
export const ordersArePaid: Invariant = async (world) => {
  const paid = new Map((await bankBooks(world)).map(({ id, amount }) => [id, amount]))
  const { rows } = await sql<{ number: string; paymentId: string; total: number }>`
    select number, payment_id as "paymentId", total_paise as total from orders`.execute(world.db)
  return rows
    .filter(({ paymentId, total }) => paid.get(paymentId) !== total)
    .map(({ number, paymentId, total }) => `order ${number} of ${total} paise, paid with ${paid.get(paymentId) ?? 0}`)
}
