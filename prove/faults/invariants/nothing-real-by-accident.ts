import { sql } from 'kysely'
import { moneyMode, type PaymentProvider } from '#contract/payments/money-mode.ts'
import type { Invariant } from './invariant.ts'

type Row = { number: string; paidBy: PaymentProvider; courier: string; isInSandbox: boolean }

/** Real money moves no sandbox parcel, and only real money moves a real one. */
export const nothingRealByAccident: Invariant = async ({ db }) => {
  const { rows } = await sql<Row>`
    select orders.number, payment_orders.provider as "paidBy", shipments.provider as courier,
      exists (select from sandbox_shipments as kept where kept.order_number = orders.number) as "isInSandbox"
    from orders
      join shipments on shipments.order_id = orders.id
      join payments on payments.id = orders.payment_id
      join payment_orders on payment_orders.id = payments.payment_order_id`.execute(db)
  return rows.flatMap(({ number, paidBy, courier, isInSandbox }) => {
    const money = moneyMode(paidBy)
    const isSandbox = courier === 'sandbox' || isInSandbox
    if (isSandbox && money !== 'sandbox')
      return [`order ${number}, paid with ${money} money, is with the sandbox courier`]
    return courier === 'shiprocket' && money !== 'live' ? [`order ${number} of ${money} money is a real parcel`] : []
  })
}
