import { sql } from 'kysely'
import { bankBooks } from './bank-books.ts'
import type { Invariant } from './invariant.ts'

type Known = {
  id: string
  order: string | null
  status: string | null
  refunded: number
  waiting: number
  failed: number
}

/**
 * Every payment in the bank's books became exactly one order, or went back whole. Of an order's money only so much went
 * back as the shop has in its own books; a cancelled order's went back whole. What failed waits at the desk.
 */
export const paymentsEndOnce: Invariant = async (world) => {
  const { rows } = await sql<Known>`
    select payments.id, orders.id as order, orders.status,
      coalesce((select sum(amount_paise) from refunds where payment_id = payments.id and status = 'processed'), 0)::bigint as refunded,
      (select count(*) from refunds where payment_id = payments.id and status in ('due', 'requested')) as waiting,
      (select count(*) from refunds where payment_id = payments.id and status = 'failed') as failed
    from payments left join orders on orders.payment_id = payments.id`.execute(world.db)
  const known = new Map(rows.map((row) => [row.id, row]))
  return (await bankBooks(world)).flatMap(({ id, amount, back }) => {
    const ours = known.get(id)
    if (!ours) return [`payment ${id} of ${amount} paise is unknown to the shop`]
    const broken: string[] = []
    if (ours.waiting > 0) broken.push(`payment ${id}: a refund is still waiting`)
    if (back !== ours.refunded) broken.push(`payment ${id}: ${back} paise went back, the shop says ${ours.refunded}`)
    if (back > amount) broken.push(`payment ${id}: more went back than came`)
    const isOver = !ours.order || ours.status === 'cancelled'
    if (isOver && back !== amount && ours.failed === 0)
      broken.push(
        `payment ${id} has ${ours.order ? 'a cancelled order' : 'no order'}, and ${back} of ${amount} went back`,
      )
    return broken
  })
}
