import type { Db } from '#server/platform/db/database.ts'

type SandboxShipment = { orderNumber: string; reached: Date[]; cancelled: boolean }

export async function insertShipment(db: Db, orderNumber: string, now: Date): Promise<void> {
  await db
    .insertInto('sandbox_shipments')
    .values({ order_number: orderNumber, reached: JSON.stringify([now]) })
    .onConflict((there) => there.doNothing())
    .execute()
}

export async function findShipment(db: Db, orderNumber: string): Promise<SandboxShipment | undefined> {
  const row = await db
    .selectFrom('sandbox_shipments')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .executeTakeFirst()
  return row && { orderNumber, reached: row.reached.map((at) => new Date(at)), cancelled: row.cancelled }
}

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
