import { lockProducts, productsIn, stockMoved } from '#server/catalog/stock.ts'
import type { Db } from '#server/platform/db/database.ts'
import { writeTogether } from '#server/platform/db/write-together.ts'
import { checkoutsSet, lockCheckout } from './checkouts.store.ts'

/** Gives the pieces of an unpaid checkout back to the shelf. */
export async function releaseCheckout(tx: Db, id: string): Promise<void> {
  const { status, lines } = await lockCheckout(tx, id)
  if (status !== 'open') return
  await lockProducts(tx, productsIn(lines))
  await writeTogether(tx, [...stockMoved({ back: lines, out: [] }), ...checkoutsSet(tx, [id], { status: 'released' })])
}
