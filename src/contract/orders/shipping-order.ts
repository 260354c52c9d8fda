import { z } from 'zod'
import { rupees } from '#contract/catalog/rupees.ts'
import { image } from '#contract/images/image-schema.ts'
import { MONEY_MODES } from '#contract/payments/money-mode.ts'
import { DELIVERY_STAGES, stageOf } from '#contract/shipping/delivery-stages.ts'
import type { Order } from './order.ts'
import { eventOf, toWireEvent } from './order-events.ts'
import { orderRefund } from './order-refund.ts'
import { STATUS_TEXT, statusOf } from './order-status.ts'

const orderedProduct = z.object({
  /** Null once the product is no longer sold. */
  productId: z.string().nullable(),
  name: z.string(),
  quantity: z.int().positive(),
  selling_price: rupees,
  tax_percentage: z.number(),
  image: image.nullable(),
  /** Who sold it; null where it was the shop itself. */
  soldBy: z.string().nullable(),
})

const orderEvent = z.object({ at: z.iso.datetime(), text: z.string(), place: z.string().nullable() })

/** An order on the wire: in the words of the shipping aggregator, with what our pages show besides. */
export const shippingOrder = z.object({
  id: z.string(),
  channel_order_id: z.string(),
  customer_name: z.string(),
  customer_email: z.string(),
  customer_phone: z.string(),
  customer_address: z.string(),
  customer_city: z.string(),
  customer_state: z.string(),
  customer_pincode: z.string(),
  customer_country: z.string(),
  status: z.string(),
  delivery_status: z.string(),
  /** As the checkout promised it: a day in India. */
  expected_delivery_date: z.iso.date().nullable(),
  /** As they were promised with it: working days until it leaves us, and days after delivery to send it back. */
  dispatch_days: z.int(),
  return_days: z.int(),
  last_mile_courier_name: z.string().nullable(),
  last_mile_awb: z.string().nullable(),
  last_mile_awb_track_url: z.string().nullable(),
  payment_method: z.string(),
  payment_status: z.string(),
  refund: orderRefund.nullable(),
  total: rupees,
  created_at: z.iso.datetime(),
  allow_return: z.boolean(),
  exchange_status: z.string().nullable(),
  products: z.array(orderedProduct),
  subtotal: rupees,
  tax: rupees,
  /** The rate that held when it was placed. */
  tax_percent: z.int(),
  discount: rupees,
  coupon_code: z.string().nullable(),
  payment_id: z.string(),
  invoice_number: z.string(),
  /** Test and sandbox money buys nothing real. */
  money: z.enum(MONEY_MODES),
  /** Nothing has left the shop yet. */
  allow_cancel: z.boolean(),
  /** What happened so far, oldest first. */
  events: z.array(orderEvent),
})
export type ShippingOrder = z.output<typeof shippingOrder>

/** For a call's answer. What is the same for every order is known here alone. */
export const toShippingOrder = ({ customer, address, parcel, lines, ...order }: Order): ShippingOrder => ({
  id: order.id,
  channel_order_id: order.number,
  customer_name: customer.name,
  customer_email: customer.email,
  customer_phone: customer.phone,
  customer_address: address.street,
  customer_city: address.city,
  customer_state: address.state,
  customer_pincode: address.postalCode,
  customer_country: address.country,
  status: STATUS_TEXT[order.status],
  delivery_status: DELIVERY_STAGES[order.deliveryStage].text,
  expected_delivery_date: order.deliverBy,
  dispatch_days: order.dispatchDays,
  return_days: order.returnDays,
  last_mile_courier_name: parcel.courierName,
  last_mile_awb: parcel.trackingNumber,
  last_mile_awb_track_url: parcel.trackingUrl,
  payment_method: 'Prepaid',
  payment_status: order.paymentStatus,
  refund: order.refund,
  total: order.total,
  created_at: order.createdAt,
  allow_return: order.allowReturn,
  exchange_status: null,
  products: lines.map(({ price, ...line }) => ({ ...line, selling_price: price, tax_percentage: order.taxPercent })),
  subtotal: order.subtotal,
  tax: order.tax,
  tax_percent: order.taxPercent,
  discount: order.discount,
  coupon_code: order.couponCode,
  payment_id: order.paymentId,
  invoice_number: order.invoiceNumber,
  money: order.money,
  allow_cancel: order.allowCancel,
  events: order.events.map(toWireEvent),
})

/** For a page that got an answer. */
export const orderOf = (wire: ShippingOrder): Order => ({
  id: wire.id,
  number: wire.channel_order_id,
  createdAt: wire.created_at,
  status: statusOf(wire.status),
  deliveryStage: stageOf(wire.delivery_status),
  deliverBy: wire.expected_delivery_date,
  dispatchDays: wire.dispatch_days,
  returnDays: wire.return_days,
  customer: { name: wire.customer_name, email: wire.customer_email, phone: wire.customer_phone },
  address: {
    street: wire.customer_address,
    city: wire.customer_city,
    state: wire.customer_state,
    postalCode: wire.customer_pincode,
    country: wire.customer_country,
  },
  parcel: {
    courierName: wire.last_mile_courier_name,
    trackingNumber: wire.last_mile_awb,
    trackingUrl: wire.last_mile_awb_track_url,
  },
  lines: wire.products.map(({ selling_price: price, tax_percentage: _, ...line }) => ({ ...line, price })),
  subtotal: wire.subtotal,
  tax: wire.tax,
  taxPercent: wire.tax_percent,
  discount: wire.discount,
  total: wire.total,
  couponCode: wire.coupon_code,
  paymentId: wire.payment_id,
  paymentStatus: wire.payment_status,
  refund: wire.refund,
  invoiceNumber: wire.invoice_number,
  money: wire.money,
  allowCancel: wire.allow_cancel,
  allowReturn: wire.allow_return,
  events: wire.events.map(eventOf),
})
