import { holdProducts, takeStock } from '#server/catalog/stock.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type CheckoutRow, holdCheckout, linesOfCheckouts, setCheckouts } from './checkouts.store.ts'
import { type PricedLine, shortLine } from './price-items.ts'

export type TakenCheckout = CheckoutRow & { lines: readonly PricedLine[] }

/**
 * Turns a checkout into pieces that belong to its payment, or says why that cannot be: another payment came first, or
 * its time was over and somebody else bought the pieces meanwhile.
 */
export async function takeCheckout(tx: Db, id: string): Promise<TakenCheckout | 'paid' | 'sold out'> {
  const checkout = await holdCheckout(tx, id)
  if (checkout.status === 'paid') return 'paid'
  const lines = await linesOfCheckouts(tx, [id])
  if (checkout.status === 'released') {
    const products = await holdProducts(
      tx,
      lines.flatMap(({ productId }) => productId ?? []),
    )
    if (shortLine(lines, products)) return 'sold out'
    await takeStock(tx, lines)
  }
  await setCheckouts(tx, [id], { status: 'paid' })
  return { ...checkout, lines }
}
