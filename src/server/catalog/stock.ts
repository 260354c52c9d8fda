import type { Db } from '#server/platform/db/database.ts'
import { type Statement, writeTogether } from '#server/platform/db/write-together.ts'
import { addedToStock, type SoldProduct, selectProductsForUpdate } from './stock.store.ts'

export type { SoldProduct }
export type Pieces = { productId: string | null; quantity: number }

/** The products by id, locked until the transaction ends. Take all that a transaction needs at once. */
export async function lockProducts(tx: Db, ids: readonly string[]): Promise<Map<string, SoldProduct>> {
  const products = await selectProductsForUpdate(tx, [...new Set(ids)])
  return new Map(products.map((product) => [product.id, product]))
}

export const productsIn = (lines: readonly Pick<Pieces, 'productId'>[]): string[] =>
  lines.flatMap(({ productId }) => productId ?? [])

/** Puts pieces back; products that are no longer sold take none. */
export const returnStock = (tx: Db, lines: readonly Pieces[]) => writeTogether(tx, stockMoved({ back: lines, out: [] }))

/**
 * Puts pieces back and takes others out; what is both stays as it is. Whether there are enough was checked while the
 * products were locked.
 */
export function stockMoved({ back, out }: { back: readonly Pieces[]; out: readonly Pieces[] }): Statement[] {
  const pieces = sums([...back, ...out.map((line) => ({ ...line, quantity: -line.quantity }))])
  return addedToStock(new Map([...pieces].filter(([, count]) => count !== 0)))
}

/** Products as they would be with these pieces put back. */
export function withPieces(products: ReadonlyMap<string, SoldProduct>, lines: readonly Pieces[]) {
  const pieces = sums(lines)
  return new Map([...products].map(([id, one]) => [id, { ...one, stock: one.stock + (pieces.get(id) ?? 0) }]))
}

function sums(lines: readonly Pieces[]): Map<string, number> {
  const pieces = new Map<string, number>()
  for (const { productId, quantity } of lines) {
    if (productId) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity)
  }
  return pieces
}
