import { sql } from 'kysely'
import type { World } from '../world.ts'

/** A payment as the bank has it in its own books: what came and what went back. */
export type BankPayment = { id: string; amount: number; back: number }

/** Every payment that was captured, also those that went back since. */
export async function bankBooks({ money, db, providers: { razorpay } }: World): Promise<BankPayment[]> {
  if (money === 'razorpay') {
    const taken = [...razorpay.payments.values()].filter(({ status }) => status !== 'failed')
    return taken.map(({ id, amount }) => ({ id, amount, back: backOf(id) }))
  }
  const { rows } = await sql<BankPayment>`
    select paid.id, asked.amount_paise as amount,
      coalesce((select sum(amount_paise) from sandbox_refunds where payment_id = paid.id), 0)::bigint as back
    from sandbox_payments as paid join sandbox_payment_orders as asked on asked.id = paid.payment_order_id
    where paid.status <> 'failed'`.execute(db)
  return rows

  function backOf(id: string): number {
    const refunds = [...razorpay.refunds.values()].filter(({ payment_id }) => payment_id === id)
    return refunds.reduce((sum, { amount, status }) => (status === 'failed' ? sum : sum + amount), 0)
  }
}
