import { toPaise, toRupees } from '#contract/catalog/money.ts'
import { subtotalOf } from '#contract/checkout/totals.ts'
import type { Order } from '#contract/orders/order.ts'
import { keptTexts } from '#contract/orders/order-draft.ts'

/**
 * An order as a seller sees it: their own lines and what these cost. The shop ships, so the buyer stays unnamed. Each
 * field is named: a new one is seen by sellers only when somebody writes so here.
 */
export function sellerView(order: Order): Order {
  const { address, parcel } = order
  const priced = order.lines.map(({ price, quantity }) => ({ price: toPaise(price), quantity }))
  const subtotal = toRupees(subtotalOf(priced))
  return {
    id: order.id,
    number: order.number,
    money: order.money,
    createdAt: order.createdAt,
    status: order.status,
    deliveryStage: order.deliveryStage,
    deliverBy: order.deliverBy,
    dispatchDays: order.dispatchDays,
    returnDays: order.returnDays,
    customer: { name: 'Likho customer', email: '', phone: '' },
    address: { street: '', city: address.city, state: address.state, postalCode: '', country: address.country },
    // The courier's page shows to whom a parcel goes.
    parcel: { courierName: parcel.courierName, trackingNumber: null, trackingUrl: null },
    lines: order.lines.map(({ productId, name, quantity, price, image, soldBy }) => ({
      productId,
      name,
      quantity,
      price,
      image,
      soldBy,
    })),
    subtotal,
    tax: 0,
    taxPercent: order.taxPercent,
    discount: 0,
    total: subtotal,
    // Said to the shop, not to its sellers.
    ...keptTexts({}),
    paymentId: '',
    paymentStatus: order.paymentStatus,
    // Its amounts are those of the whole order.
    refund: null,
    invoiceNumber: '',
    allowCancel: order.allowCancel,
    allowReturn: order.allowReturn,
    // Where a parcel is tells where its buyer lives; the courier's own words may name it as well.
    events: order.events.filter(({ kind }) => kind !== 'courierWords').map(({ at, kind }) => ({ at, kind, data: {} })),
  }
}
