import { sql } from 'kysely'
import { payableOf } from '#contract/checkout/totals.ts'
import type { Invariant } from './invariant.ts'

type Row = {
  number: string
  coupon: string | null
  taxPercent: number
  subtotal: number
  tax: number
  discount: number
  total: number
  paid: number
  lines: number
  refunded: number
  noted: number
  invoice: {
    total: number
    lines: { total: number; sold: { price: number; quantity: number } }[]
    roundOff: number
  } | null
}

/** To the paisa: lines, tax, discount and total of every order, its payment, its invoice and what went back. */
export const sumsAgree: Invariant = async ({ db }) => {
  const { rows } = await sql<Row>`
    select orders.number, orders.coupon_code as coupon, orders.tax_percent as "taxPercent",
      orders.subtotal_paise as subtotal, orders.tax_paise as tax, orders.discount_paise as discount,
      orders.total_paise as total, orders.refunded_paise as noted, payments.amount_paise as paid,
      (select sum(price_paise * quantity) from order_lines where order_id = orders.id)::bigint as lines,
      coalesce((select sum(amount_paise) from refunds
        where payment_id = payments.id and status = 'processed'), 0)::bigint as refunded,
      invoices.document as invoice
    from orders join payments on payments.id = orders.payment_id
    left join invoices on invoices.order_id = orders.id`.execute(db)
  return rows.flatMap((row) => faultsOf(row).map((fault) => `order ${row.number}: ${fault}`))
}

function faultsOf({ coupon, taxPercent, subtotal, tax, discount, total, paid, lines, refunded, noted, invoice }: Row) {
  const due = payableOf(lines, coupon, taxPercent)
  const sold = invoice?.lines.reduce((sum, { sold: { price, quantity } }) => sum + price * quantity, 0)
  const invoiced = invoice?.lines.reduce((sum, line) => sum + line.total, invoice.roundOff)
  const pairs: [string, number | undefined, number][] = [
    ['its lines and its subtotal', lines, subtotal],
    ['its tax', tax, due.tax],
    ['its discount', discount, due.discount],
    ['its total', total, due.payable],
    ['its payment and its total', paid, total],
    ['its refunds and what it says of them', refunded, noted],
    ['its invoice', invoice?.total, total],
    ['what its invoice says was sold', sold, lines],
    ['the lines of its invoice', invoiced, total],
  ]
  return pairs.filter(([, one, other]) => one !== other).map(([what, one, other]) => `${what}: ${one} and ${other}`)
}
