import { toPaise, toRupees } from '#contract/catalog/money.ts'
import { subtotalOf } from '#contract/checkout/totals.ts'
import type { ShippingOrder } from '#contract/orders/order.ts'

/** An order as a seller sees it: their own lines and what these cost. The shop ships, so the buyer stays unnamed. */
export function sellerView(order: ShippingOrder): ShippingOrder {
  const lines = order.products.map(({ selling_price, quantity }) => ({ price: toPaise(selling_price), quantity }))
  const subtotal = toRupees(subtotalOf(lines))
  return {
    ...order,
    customer_name: 'Likho customer',
    customer_email: '',
    customer_phone: '',
    customer_address: '',
    customer_pincode: '',
    // The courier's page shows to whom a parcel goes.
    last_mile_awb: null,
    last_mile_awb_track_url: null,
    subtotal,
    total: subtotal,
    tax: 0,
    discount: 0,
    coupon_code: null,
    payment_id: '',
    invoice_number: '',
  }
}
