import type { OrderItem } from '#contract/orders/order-item.ts'
import { paymentFailures } from '#contract/payments/payments.failures.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { SoldProduct } from '#server/catalog/stock.ts'
import type { PricedLine } from './purchase-record.ts'

/** Prices what is asked for. A product named twice is one line. */
export function priceItems(
  items: readonly Pick<OrderItem, 'productId' | 'quantity'>[],
  products: ReadonlyMap<string, SoldProduct>,
): PricedLine[] {
  const quantities = new Map<string, number>()
  for (const { productId, quantity } of items) {
    const id = productId.toLowerCase()
    quantities.set(id, (quantities.get(id) ?? 0) + quantity)
  }
  return [...quantities].map(([id, quantity]) => {
    const product = products.get(id)
    if (!product) throw new Failure(paymentFailures.unknownProduct, { data: { productId: id } })
    const { name, imageId, category, weightGrams, sellerId, sellerName, pricePaise } = product
    return { productId: id, name, imageId, category, weightGrams, sellerId, sellerName, price: pricePaise, quantity }
  })
}

/** The first line of which there are not enough pieces. */
export const shortLine = (lines: readonly PricedLine[], products: ReadonlyMap<string, SoldProduct>) =>
  lines.find(({ productId, quantity }) => (products.get(productId ?? '')?.stock ?? 0) < quantity)

/** Says so before anybody pays. */
export function assertInStock(lines: readonly PricedLine[], products: ReadonlyMap<string, SoldProduct>): void {
  const short = shortLine(lines, products)
  if (!short) return
  const { name, productId } = short
  const left = products.get(productId ?? '')?.stock ?? 0
  const kind = left === 0 ? paymentFailures.outOfStock : paymentFailures.notEnough
  throw new Failure(kind, { values: { name, left }, data: { productId: productId ?? '', left: String(left) } })
}
