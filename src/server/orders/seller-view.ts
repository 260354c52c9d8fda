import { toPaise, toRupees } from '#contract/catalog/money.ts'
import { subtotalOf } from '#contract/checkout/totals.ts'
import type { ShippingOrder } from '#contract/orders/order.ts'

/**
 * An order as a seller sees it: their own lines and what these cost. The shop ships, so the buyer stays unnamed. Each
 * field is named: a new one is seen by sellers only when somebody writes so here.
 */
export function sellerView(order: ShippingOrder): ShippingOrder {
  const lines = order.products.map(({ selling_price, quantity }) => ({ price: toPaise(selling_price), quantity }))
  const subtotal = toRupees(subtotalOf(lines))
  return {
    id: order.id,
    channel_order_id: order.channel_order_id,
    status: order.status,
    delivery_status: order.delivery_status,
    created_at: order.created_at,
    products: order.products,
    events: order.events,
    customer_city: order.customer_city,
    customer_state: order.customer_state,
    customer_country: order.customer_country,
    customer_name: 'Likho customer',
    customer_email: '',
    customer_phone: '',
    customer_address: '',
    customer_pincode: '',
    last_mile_courier_name: order.last_mile_courier_name,
    // The courier's page shows to whom a parcel goes.
    last_mile_awb: null,
    last_mile_awb_track_url: null,
    payment_method: order.payment_method,
    payment_status: order.payment_status,
    payment_id: '',
    invoice_number: '',
    subtotal,
    total: subtotal,
    tax: 0,
    discount: 0,
    coupon_code: null,
    allow_return: order.allow_return,
    allow_cancel: order.allow_cancel,
    exchange_status: order.exchange_status,
  }
}
