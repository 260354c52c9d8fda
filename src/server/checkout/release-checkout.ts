import { lockProducts, returnStock } from '#server/catalog/stock.ts'
import type { Db } from '#server/platform/db/database.ts'
import { linesOfCheckouts, lockCheckout, setCheckouts } from './checkouts.store.ts'

/** Gives the pieces of an unpaid checkout back to the shelf. */
export async function releaseCheckout(tx: Db, id: string): Promise<void> {
  const { status } = await lockCheckout(tx, id)
  if (status !== 'open') return
  const lines = await linesOfCheckouts(tx, [id])
  await lockProducts(
    tx,
    lines.flatMap(({ productId }) => productId ?? []),
  )
  await returnStock(tx, lines)
  await setCheckouts(tx, [id], { status: 'released' })
}
