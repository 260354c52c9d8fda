import { z } from 'zod'

/** What is not set may be empty, null, or one of these words. */
const UNSET: readonly unknown[] = [undefined, null, '', 'null', 'NA']
const id = z.union([z.string(), z.number()]).transform(String)
const given = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (UNSET.includes(value) ? null : String(value)))

/** The parts of Shiprocket's answers that we rely on. */
export const loginShape = z.object({ token: z.string().min(1) })

export const createdShape = z.object({ order_id: id, shipment_id: id, awb_code: given, courier_name: given })

export const ordersShape = z.object({ data: z.array(z.object({ id, channel_order_id: given })) })

const shownShipment = z.object({ id, awb: given, courier: given })

/** Of an account that may not see buyers, theirs are left out. */
export const orderShape = z.object({
  data: z.object({
    id,
    channel_order_id: given,
    status: given,
    status_code: given,
    customer_phone: given,
    customer_pincode: given,
    total: given,
    /** A list in lists, a single one where one order is shown. */
    shipments: z.union([z.array(shownShipment), shownShipment.transform((one) => [one])]),
  }),
})

/** What was done answers nothing at all, or an object with words that we do not need. */
export const doneShape = z.union([z.null(), z.record(z.string(), z.unknown())])

/** Only a 1 says that the pickup is taken; what is empty or a 0 says nothing of the kind. */
export const pickupShape = z.object({ pickup_status: z.coerce.number().pipe(z.literal(1)) })

export const assignedShape = z.object({
  response: z.object({
    /** Without a number there is at times a reason instead. */
    data: z.object({ awb_code: given, courier_name: given, awb_assign_error: given.catch(null) }),
  }),
})

/** Nothing is printed for a shipment without a courier; then the address is missing. */
export const labelsShape = z.object({ label_url: given })

const scanShape = z.object({
  date: given,
  activity: given,
  location: given,
  'sr-status': given,
  'sr-status-label': given,
})
export type ScanShape = z.output<typeof scanShape>
/** One that cannot be read must not hide where the parcel is now. */
const scans = z.array(scanShape).catch([])

export const trackingShape = z.object({
  tracking_data: z.object({
    track_status: given,
    shipment_status: given,
    shipment_track: z
      .array(z.object({ current_status: given }))
      .nullish()
      .transform((list) => list ?? []),
    shipment_track_activities: scans,
  }),
})

export const eventShape = z.object({
  awb: given,
  courier_name: given,
  current_status: given,
  current_status_id: given,
  shipment_status: given,
  shipment_status_id: given,
  current_timestamp: given,
  order_id: given,
  sr_order_id: given,
  is_return: given,
  scans,
})
export type EventShape = z.output<typeof eventShape>

export const pickupsShape = z.object({
  data: z.object({ shipping_address: z.array(z.object({ pickup_location: z.string(), pin_code: id })) }),
})

export const walletShape = z.object({ data: z.object({ balance_amount: z.coerce.number() }) })

export const serviceabilityShape = z.object({
  data: z.object({
    recommended_courier_company_id: given,
    available_courier_companies: z.array(z.object({ courier_company_id: given, estimated_delivery_days: given })),
  }),
})

/** How failures are told, now and then under the status 200. */
export const faultShape = z.object({
  message: given.catch(null),
  status: given.catch(null),
  status_code: given.catch(null),
  errors: z.record(z.string(), z.unknown()).nullish().catch(null),
})
export type Fault = z.output<typeof faultShape>
