import { sql } from 'kysely'
import { batchCallsOn } from '#server/platform/batch-calls.ts'
import type { Db } from '#server/platform/db/database.ts'
import { keyedRows } from '#server/platform/db/keyed-rows.ts'

type SandboxShipment = { orderNumber: string; reached: Date[]; cancelled: boolean }

/** Several at a time, as whatever many orders ask for at once. */
export const insertShipment = batchCallsOn(async (db, shipments: { orderNumber: string; now: Date }[]) => {
  await sql`
    insert into sandbox_shipments (order_number, reached)
    select "orderNumber", jsonb_build_array(now)
    from jsonb_to_recordset(${JSON.stringify(shipments)}::jsonb) as shipment ("orderNumber" text, now text)
    on conflict do nothing
  `.execute(db)
  return shipments
})

export const findShipment = batchCallsOn(
  async (db, orderNumbers: string[]): Promise<(SandboxShipment | undefined)[]> => {
    const rows = await db
      .selectFrom('sandbox_shipments')
      .selectAll()
      .where(sql<boolean>`order_number in ${keyedRows(['text', orderNumbers])}`)
      .execute()
    const byNumber = new Map(
      rows.map(({ order_number: orderNumber, reached, cancelled }) => [
        orderNumber,
        { orderNumber, reached: reached.map((at) => new Date(at)), cancelled },
      ]),
    )
    return orderNumbers.map((number) => byNumber.get(number))
  },
)

export async function setReached(db: Db, orderNumber: string, reached: readonly Date[]): Promise<void> {
  await db
    .updateTable('sandbox_shipments')
    .set({ reached: JSON.stringify(reached) })
    .where('order_number', '=', orderNumber)
    .execute()
}

export async function cancelShipment(db: Db, orderNumber: string): Promise<void> {
  await db.updateTable('sandbox_shipments').set({ cancelled: true }).where('order_number', '=', orderNumber).execute()
}
