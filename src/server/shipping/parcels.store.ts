import { sql } from 'kysely'
import type { PaymentProvider } from '#contract/payments/money-mode.ts'
import type { OrderLinesTable } from '#server/orders/order.table.ts'
import { PIECES_TO_SEND } from '#server/orders/pieces-to-send.ts'
import { batchCallsOn } from '#server/platform/batch-calls.ts'
import type { Db } from '#server/platform/db/database.ts'
import { keyedRows } from '#server/platform/db/keyed-rows.ts'

/** An order, as far as a courier has to know; read for several at a time. */
export const orderToSend = batchCallsOn(async (db, orderIds: string[]) => {
  const orders = await ordersToSend(db, orderIds)
  const byId = new Map(orders.map((order) => [order.id, order]))
  return orderIds.map((id) => byId.get(id))
})

type LineToSend = Pick<OrderLinesTable, 'place' | 'product_id' | 'name' | 'weight_g' | 'price_paise' | 'quantity'>

/** What is paid back by lines is not sent: null where nothing else is left. */
const ordersToSend = (db: Db, orderIds: readonly string[]) =>
  db
    .selectFrom('orders')
    .select(['id', 'number', 'customer', 'address', 'tax_percent', 'total_paise', 'created_at'])
    .select(
      sql<LineToSend[] | null>`(
        select json_agg(json_build_object(
          'place', place, 'product_id', product_id, 'name', name, 'weight_g', weight_g, 'price_paise', price_paise,
          'quantity', ${PIECES_TO_SEND}
        ) order by place)
        from order_lines as line where line.order_id = orders.id and ${PIECES_TO_SEND} > 0
      )`.as('lines'),
    )
    .select(
      sql<number>`coalesce((
        select sum(piece.paise) from refunds, jsonb_to_recordset(refunds.lines) as piece (paise bigint)
        where refunds.payment_id = orders.payment_id
      ), 0)::float8`.as('refunded_lines_paise'),
    )
    .select(
      sql<PaymentProvider>`(
        select payment_orders.provider from payments join payment_orders on payment_orders.id = payments.payment_order_id
        where payments.id = orders.payment_id
      )`.as('paid_with'),
    )
    .select(
      sql<number | null>`(select announced_paise from shipments where order_id = orders.id)::float8`.as(
        'announced_paise',
      ),
    )
    .where(sql<boolean>`id in ${keyedRows(['uuid', orderIds])}`)
    .execute()
