import { createHash } from 'node:crypto'
import type { OrderItem } from '#contract/orders/order-item.ts'

type Items = readonly Pick<OrderItem, 'productId' | 'quantity'>[]

/** The same for the same products, quantities and address, in whatever order they were named. */
export function fingerprintOf(items: Items, addressId: string): string {
  const lines = items.map(({ productId, quantity }) => `${productId.toLowerCase()}:${quantity}`).sort()
  return createHash('sha256')
    .update([addressId.toLowerCase(), ...lines].join('|'))
    .digest('hex')
}
