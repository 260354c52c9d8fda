import { z } from 'zod'
import { rupees } from '#contract/catalog/rupees.ts'
import { image } from '#contract/images/image-schema.ts'

const orderedProduct = z.object({
  /** Null once the product is no longer sold. */
  productId: z.string().nullable(),
  name: z.string(),
  quantity: z.int().positive(),
  selling_price: rupees,
  tax_percentage: z.number(),
  image: image.nullable(),
})

const orderEvent = z.object({ at: z.iso.datetime(), text: z.string(), place: z.string().nullable() })

/** An order in the words of the shipping aggregator, made from our own records, with what our pages show besides. */
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
  last_mile_courier_name: z.string().nullable(),
  last_mile_awb: z.string().nullable(),
  last_mile_awb_track_url: z.string().nullable(),
  payment_method: z.string(),
  payment_status: z.string(),
  total: rupees,
  created_at: z.iso.datetime(),
  allow_return: z.boolean(),
  exchange_status: z.string().nullable(),
  products: z.array(orderedProduct),
  subtotal: rupees,
  tax: rupees,
  discount: rupees,
  coupon_code: z.string().nullable(),
  payment_id: z.string(),
  invoice_number: z.string(),
  /** Nothing has left the shop yet. */
  allow_cancel: z.boolean(),
  /** What happened so far, oldest first. */
  events: z.array(orderEvent),
})
export type ShippingOrder = z.output<typeof shippingOrder>
