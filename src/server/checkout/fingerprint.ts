import { createHash } from 'node:crypto'
import type { OrderItem } from '#contract/orders/order-item.ts'
import type { Purchase } from './purchase-record.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** What was asked for: the same for the same products, quantities and address id, in whatever order they are named. */
export function requestKeyOf(items: readonly Pick<OrderItem, 'productId' | 'quantity'>[], addressId: string): string {
  const lines = items.map(({ productId, quantity }) => `${productId.toLowerCase()}:${quantity}`).sort()
  return hashOf([addressId.toLowerCase(), ...lines].join('|'))
}

/**
 * What the order will carry, all of it: a checkout is used again only for the same. An address corrected under the same
 * id, another coupon or two prices that moved in opposite ways make another one. The day of delivery, what else we
 * promise and the shelf a product stands on are not the shopper's wish.
 */
export function fingerprintOf({ lines, ...whole }: Purchase): string {
  const { deliverBy: _, dispatchDays: __, returnDays: ___, ...purchase } = whole
  const wished = lines.map(({ category: ____, ...line }) => line)
  const sorted = wished.sort((one, other) => ((one.productId ?? '') < (other.productId ?? '') ? -1 : 1))
  return hashOf(JSON.stringify([purchase, sorted]))
}
