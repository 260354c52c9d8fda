import { lockProducts, takeStock } from '#server/catalog/stock.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type Checkout, linesOfCheckouts, lockCheckout, setCheckouts } from './checkouts.store.ts'
import { shortLine } from './price-items.ts'
import type { Purchase } from './purchase-record.ts'

type TakenCheckout = Checkout & Pick<Purchase, 'lines'>

/**
 * Turns a checkout into pieces that belong to its payment, or says why that cannot be: another payment came first, or
 * its time was over and somebody else bought the pieces meanwhile.
 */
export async function takeCheckout(tx: Db, id: string): Promise<TakenCheckout | 'paid' | 'sold out'> {
  const checkout = await lockCheckout(tx, id)
  if (checkout.status === 'paid') return 'paid'
  const lines = await linesOfCheckouts(tx, [id])
  if (checkout.status === 'released') {
    const products = await lockProducts(
      tx,
      lines.flatMap(({ productId }) => productId ?? []),
    )
    if (shortLine(lines, products)) return 'sold out'
    await takeStock(tx, lines)
  }
  await setCheckouts(tx, [id], { status: 'paid' })
  return { ...checkout, lines }
}
