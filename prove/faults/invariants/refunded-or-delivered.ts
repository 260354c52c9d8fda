import { sql } from 'kysely'
import { troubles } from '#server/attention/troubles.store.ts'
import type { Invariant } from './invariant.ts'

const MOST = 10_000

/** An order that is paid back whole and delivered is on the desk: its buyer has the goods and the money. */
export const refundedOrDelivered: Invariant = async ({ db }) => {
  const desk = await troubles(db, new Date(), { kind: 'refundedDelivered', limit: MOST })
  const { rows } = await sql<{ id: string; number: string }>`
    select orders.id::text as id, orders.number from orders join payments on payments.id = orders.payment_id
    where orders.status = 'delivered' and payments.status = 'refunded'`.execute(db)
  const isShown = ({ id }: { id: string }) => desk.some(({ subject }) => subject === id)
  return rows
    .filter((order) => !isShown(order))
    .map(({ number }) => `order ${number} is paid back whole and delivered, and nobody is told`)
}
