import type { IssuedInvoice, Recipient } from '#contract/orders/issued-invoice.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Statement } from '#server/platform/db/write-together.ts'

type NewInvoice = { orderId: string; invoice: IssuedInvoice; issuedAt: Date }

/** The first one that is issued for an order stays. */
export function invoiceInserts(db: Db, invoices: readonly NewInvoice[]): Statement[] {
  if (invoices.length === 0) return []
  const insert = db
    .insertInto('invoices')
    .values(
      invoices.map(({ orderId, invoice: { recipient, ...document }, issuedAt }) => ({
        order_id: orderId,
        document: JSON.stringify(document),
        recipient: JSON.stringify(recipient),
        issued_at: issuedAt,
      })),
    )
    .onConflict((issued) => issued.column('order_id').doNothing())
  return [insert]
}

/** Without the recipient once tax law wants no records of it any more. */
type KeptInvoice = { document: Omit<IssuedInvoice, 'recipient'>; recipient: Recipient | null }

export async function findInvoices(db: Db, orderIds: readonly string[]): Promise<Map<string, KeptInvoice>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('invoices')
    .select(['order_id', 'document', 'recipient'])
    .where('order_id', 'in', orderIds)
    .execute()
  return new Map(rows.map(({ order_id, ...kept }) => [order_id, kept]))
}

/** To whom the shop issued invoices, of the orders that an account has. */
export const invoicesOfUser = (db: Db, userId: string) =>
  db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select(['invoice_number', 'issued_at', 'recipient'])
    .where('user_id', '=', userId)
    .orderBy('issued_at', 'desc')
    .execute()

/** Takes the recipient off so many of the invoices from before a moment; answers of how many. */
export async function forgetRecipientsBefore(db: Db, moment: Date, limit: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('invoices')
    .set({ recipient: null })
    .where('order_id', 'in', (from) =>
      from
        .selectFrom('invoices')
        .select('order_id')
        .where('issued_at', '<', moment)
        .where('recipient', 'is not', null)
        .orderBy('issued_at')
        .limit(limit),
    )
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
