import type { ProductCard } from '#contract/catalog/product.ts'
import { readStorage, writeStorage } from './browser-storage.ts'

const KEY = 'selectedProduct'

/** The product that was chosen last, by its card or otherwise: /About without an id shows it. */
export const selectProduct = (product: ProductCard) => writeStorage('localStorage', KEY, product)

export function selectedProductId(): string | undefined {
  const kept = readStorage('localStorage', KEY)
  if (typeof kept !== 'object' || kept === null || !('_id' in kept)) return undefined
  return typeof kept._id === 'string' && kept._id !== '' ? kept._id : undefined
}
