import type { IssuedInvoice } from '#contract/orders/issued-invoice.ts'
import { atOnce, type Write } from '#server/platform/db/at-once.ts'
import type { Db } from '#server/platform/db/database.ts'

type NewInvoice = { orderId: string; invoice: IssuedInvoice; issuedAt: Date }

/** The first one that is issued for an order stays. */
export function invoiceInserts(db: Db, invoices: readonly NewInvoice[]): Write[] {
  if (invoices.length === 0) return []
  const insert = db
    .insertInto('invoices')
    .values(
      invoices.map(({ orderId, invoice, issuedAt }) => ({
        order_id: orderId,
        document: JSON.stringify(invoice),
        issued_at: issuedAt,
      })),
    )
    .onConflict((issued) => issued.column('order_id').doNothing())
  return [insert]
}

export const insertInvoices = (db: Db, invoices: readonly NewInvoice[]): Promise<void> =>
  atOnce(db, invoiceInserts(db, invoices))

export async function findInvoices(db: Db, orderIds: readonly string[]): Promise<Map<string, IssuedInvoice>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('invoices')
    .select(['order_id', 'document'])
    .where('order_id', 'in', orderIds)
    .execute()
  return new Map(rows.map(({ order_id, document }) => [order_id, document]))
}

/** Orders from before invoices were kept, behind this one. */
export async function ordersWithoutInvoice(db: Db, after: string | undefined, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('invoices').select('order_id').whereRef('invoices.order_id', '=', 'orders.id'))),
    )
    .$if(after !== undefined, (query) => query.where('id', '>', after as string))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
