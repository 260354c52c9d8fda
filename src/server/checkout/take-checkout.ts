import { lockProducts, productsIn, stockMoved } from '#server/catalog/stock.ts'
import type { Db } from '#server/platform/db/database.ts'
import { writeTogether } from '#server/platform/db/write-together.ts'
import { checkoutsSet, lockCheckout, payOpenCheckout, type WholeCheckout } from './checkouts.store.ts'
import { shortLine } from './price-items.ts'

/**
 * Turns a checkout into pieces that belong to its payment, or says why that cannot be: another payment came first, or
 * its time was over and somebody else bought the pieces meanwhile.
 */
export async function takeCheckout(tx: Db, id: string): Promise<WholeCheckout | 'paid' | 'sold out'> {
  const open = await payOpenCheckout(tx, id)
  if (open) return open
  const checkout = await lockCheckout(tx, id)
  if (checkout.status === 'paid') return 'paid'
  const { lines } = checkout
  const products = await lockProducts(tx, productsIn(lines))
  if (shortLine(lines, products)) return 'sold out'
  await writeTogether(tx, [...stockMoved({ back: [], out: lines }), ...checkoutsSet(tx, [id], { status: 'paid' })])
  return checkout
}
