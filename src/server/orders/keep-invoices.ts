import { type IssuedInvoice, invoiceOfOrder, recipientOf, type Seller } from '#contract/orders/issued-invoice.ts'
import type { Order } from '#contract/orders/order.ts'
import type { Db } from '#server/platform/db/database.ts'
import { defineJob, growingDelays } from '#server/platform/jobs/define-job.ts'
import { findInvoices, insertInvoices, ordersWithoutInvoice } from './invoices.store.ts'
import { staffOrders } from './staff-orders.store.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const AT_ONCE = 200

/** The invoices of these orders as they were issued. Orders from before get theirs now, and keep it from here on. */
export async function invoicesOf(
  db: Db,
  orders: readonly Order[],
  seller?: Seller,
): Promise<Map<string, IssuedInvoice>> {
  const ids = orders.map(({ id }) => id)
  const issued = await findInvoices(db, ids)
  const missing = orders.filter(({ id }) => !issued.has(id))
  if (missing.length === 0) return whole(orders, issued)
  await insertInvoices(
    db,
    missing.map((order) => ({
      orderId: order.id,
      invoice: invoiceOfOrder(order, seller),
      issuedAt: new Date(order.createdAt),
    })),
  )
  // Read again: somebody else may have issued one meanwhile, and the first one counts.
  return whole(orders, await findInvoices(db, ids))
}

/** An invoice whose recipient tax law wants no more says of them what the order still does. */
function whole(orders: readonly Order[], issued: Awaited<ReturnType<typeof findInvoices>>): Map<string, IssuedInvoice> {
  return new Map(
    orders.flatMap((order) => {
      const kept = issued.get(order.id)
      return kept ? [[order.id, { ...kept.document, recipient: kept.recipient ?? recipientOf(order) }]] : []
    }),
  )
}

/** Issues the invoices of all orders from before they were kept. */
export const keepInvoicesJob = defineJob<object>('keep-invoices', {
  atOnce: 1,
  retryAfterMs: growingDelays(MINUTE, 60 * MINUTE, 14 * DAY),
  run: async ({ db, signal }) => {
    let after: string | undefined
    do {
      const ids = await ordersWithoutInvoice(db, after, AT_ONCE)
      await invoicesOf(db, await staffOrders(db, ids, undefined))
      after = ids.at(-1)
    } while (after && !signal.aborted)
  },
})
