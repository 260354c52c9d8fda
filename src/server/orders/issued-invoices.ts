import { type IssuedInvoice, recipientOf } from '#contract/orders/issued-invoice.ts'
import type { Order } from '#contract/orders/order.ts'
import type { Db } from '#server/platform/db/database.ts'
import { findInvoices } from './invoices.store.ts'

/** The invoices of these orders as they were issued. One whose recipient tax law wants no more names whom the order still does. */
export async function invoicesOf(db: Db, orders: readonly Order[]): Promise<Map<string, IssuedInvoice>> {
  const issued = await findInvoices(
    db,
    orders.map(({ id }) => id),
  )
  return new Map(
    orders.flatMap((order) => {
      const kept = issued.get(order.id)
      return kept ? [[order.id, { ...kept.document, recipient: kept.recipient ?? recipientOf(order) }]] : []
    }),
  )
}
