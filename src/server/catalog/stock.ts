import type { Db } from '#server/platform/db/database.ts'
import { addToStock, type SoldProduct, selectProductsForUpdate } from './stock.store.ts'

export type { SoldProduct }
export type Pieces = { productId: string | null; quantity: number }

/** The products by id, locked until the transaction ends. Take all that a transaction needs at once. */
export async function lockProducts(tx: Db, ids: readonly string[]): Promise<Map<string, SoldProduct>> {
  const products = await selectProductsForUpdate(tx, [...new Set(ids)])
  return new Map(products.map((product) => [product.id, product]))
}

/** Takes pieces out of the stock. Whether there are enough was checked while the products were locked. */
export const takeStock = (tx: Db, lines: readonly Pieces[]) => addToStock(tx, sums(lines, -1))

/** Puts pieces back; products that are no longer sold take none. */
export const returnStock = (tx: Db, lines: readonly Pieces[]) => addToStock(tx, sums(lines, 1))

/** Products as they would be with these pieces put back. */
export function withPieces(products: ReadonlyMap<string, SoldProduct>, lines: readonly Pieces[]) {
  const pieces = sums(lines, 1)
  return new Map([...products].map(([id, one]) => [id, { ...one, stock: one.stock + (pieces.get(id) ?? 0) }]))
}

function sums(lines: readonly Pieces[], sign: 1 | -1): Map<string, number> {
  const pieces = new Map<string, number>()
  for (const { productId, quantity } of lines) {
    if (productId) pieces.set(productId, (pieces.get(productId) ?? 0) + sign * quantity)
  }
  return pieces
}
