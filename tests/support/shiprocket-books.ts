/** What Shiprocket knows of one order. */
export type KeptOrder = {
  id: number
  shipmentId: number
  orderNumber: string
  body: Record<string, unknown>
  awb: string | null
  pickups: number
  cancelled: boolean
  shipmentCancelled: boolean
  scans: VendorScan[]
}

/** How well the vendor answers what it is asked about its orders. */
export type Frankness = {
  /** Its search finds nothing, whatever there is. */
  searchIsEmpty: boolean
  /** The account may not see to whom orders go. */
  withholdsBuyers: boolean
}

/** A scan in the vendor's words; `date` is Indian time: 2026-11-16 09:30:00. */
export type VendorScan = { date: string; id: number; label: string; place: string }

/** `html` stands for a page instead of an answer. */
export type Answer = { status: number; body?: unknown; html?: string }

export const PICKUP = { name: 'Warehouse', pin: '411001' }
const COURIER = 'Delhivery Surface'
const NOWHERE = '744'

const refusal = (status: number, message: string, errors?: object): Answer => ({
  status,
  body: { message, ...(errors && { errors }), status_code: status },
})
const invalid = (errors: Record<string, string>): Answer =>
  refusal(
    422,
    'The given data was invalid.',
    Object.fromEntries(Object.entries(errors).map(([k, text]) => [k, [text]])),
  )

const NEW = { status: 'NEW', status_code: 1 }
const READY = { status: 'READY TO SHIP', status_code: 3 }
const CANCELED = { status: 'CANCELED', status_code: 5 }
const SHIPPED = { status: 'SHIPPED', status_code: 6 }
/** The courier has it in hand. */
const hasLeft = ({ id }: VendorScan) => [6, 42, 18, 17, 7].includes(id)

/** The vendor's side of the wire: its orders, and its answers as its documents show them. */
export function shiprocketBooks() {
  const orders: KeptOrder[] = []
  const frankness: Frankness = { searchIsEmpty: false, withholdsBuyers: false }
  const find = (test: (order: KeptOrder) => boolean) => orders.find(test)

  function create(body: Record<string, unknown>): Answer {
    const faults = faultsOf(body)
    if (body.pickup_location !== PICKUP.name)
      return refusal(422, 'Wrong Pickup location entered. Please choose one location from the data given')
    if (find(({ orderNumber }) => orderNumber === body.order_id))
      faults.order_id = 'The order id has already been taken.'
    if (Object.keys(faults).length > 0) return invalid(faults)
    const { id, shipmentId } = keep(body)
    const made = { order_id: id, shipment_id: shipmentId, status: 'NEW', status_code: 1, onboarding_completed_now: 0 }
    return { status: 200, body: { ...made, awb_code: '', courier_company_id: '', courier_name: '' } }
  }

  function keep(body: Record<string, unknown>): KeptOrder {
    const id = 348_456_385 + orders.length
    const kept = { id, shipmentId: id - 1_000_000, orderNumber: String(body.order_id), body }
    const order = { ...kept, awb: null, pickups: 0, cancelled: false, shipmentCancelled: false, scans: [] }
    orders.push(order)
    return order
  }

  /** Finds whatever contains the words, newest first. */
  function list(search: string): Answer {
    const found = orders.filter(({ orderNumber }) => orderNumber.includes(search)).toReversed()
    const data = (frankness.searchIsEmpty ? [] : found).map((order) => ({
      ...shown(order),
      // As text, and without where it goes: that is shown of a single order only.
      total: `${Number(order.body.sub_total).toFixed(2)}`,
      shipments: [shipmentOf(order)],
    }))
    return { status: 200, body: { data, meta: { pagination: { total: data.length, count: data.length } } } }
  }

  function show(id: string): Answer {
    const order = find((one) => String(one.id) === id)
    if (!order) return refusal(404, 'Order not found')
    const { billing_pincode } = order.body
    const total = Number(order.body.sub_total)
    const pin = { customer_pincode: frankness.withholdsBuyers ? null : billing_pincode }
    return { status: 200, body: { data: { ...shown(order), ...pin, total, shipments: shipmentOf(order) } } }
  }

  const shown = ({ id, orderNumber, body, awb, cancelled, scans }: KeptOrder) => ({
    id,
    channel_order_id: orderNumber,
    customer_phone: frankness.withholdsBuyers ? null : body.billing_phone,
    ...(cancelled ? CANCELED : scans.some(hasLeft) ? SHIPPED : awb ? READY : NEW),
  })
  const shipmentOf = ({ shipmentId, awb }: KeptOrder) => ({
    id: shipmentId,
    awb: awb ?? '',
    courier: awb ? COURIER : '',
  })

  function assign({ shipment_id: shipmentId }: Record<string, unknown>): Answer {
    if (typeof shipmentId !== 'number') return { status: 500, body: { message: 'Server Error', status_code: 500 } }
    const order = find((one) => one.shipmentId === shipmentId)
    if (!order || order.cancelled) return refusal(404, 'Shipment not found')
    if (order.awb) return refusal(400, `AWB is already assigned with awb - ${order.awb}`)
    order.awb = `1409${order.id}`
    const data = { courier_company_id: 10, awb_code: order.awb, courier_name: COURIER, shipment_id: shipmentId }
    return { status: 200, body: { awb_assign_status: 1, response: { data } } }
  }

  function pickup({ shipment_id: ids }: Record<string, unknown>): Answer {
    const order = find((one) => Array.isArray(ids) && ids.length === 1 && one.shipmentId === ids[0])
    if (!order?.awb) return refusal(400, 'Please assign an AWB first')
    if (order.pickups > 0) return refusal(400, 'Already in Pickup Queue.')
    order.pickups += 1
    return { status: 200, body: { pickup_status: 1, response: { status: 3, data: 'Pickup is confirmed' } } }
  }

  function label({ shipment_id: ids }: Record<string, unknown>): Answer {
    const wanted = Array.isArray(ids) ? ids : []
    const ready = wanted.filter((id) => find((one) => one.shipmentId === id)?.awb)
    const isWhole = ready.length > 0 && ready.length === wanted.length
    const body = {
      label_created: Number(isWhole),
      response: '',
      not_created: wanted.filter((id) => !ready.includes(id)),
    }
    return { status: 200, body: isWhole ? { ...body, label_url: `/labels/${ready.join('-')}.pdf` } : body }
  }

  function cancel({ ids }: Record<string, unknown>): Answer {
    const order = find((one) => Array.isArray(ids) && one.id === ids[0])
    if (!order) return refusal(404, 'Order not found')
    if (order.cancelled) return refusal(400, 'Order is already cancelled.')
    if (order.scans.some(hasLeft)) return refusal(400, 'This order is already shipped and cannot be cancelled.')
    order.cancelled = true
    return { status: 204 }
  }

  function cancelShipment({ awbs }: Record<string, unknown>): Answer {
    const order = find((one) => Array.isArray(awbs) && one.awb === awbs[0])
    if (!order) return refusal(404, 'Shipment not found')
    if (order.shipmentCancelled) return refusal(400, 'Shipment is already cancelled')
    if (order.scans.some(hasLeft)) return refusal(400, 'This shipment is already shipped and cannot be cancelled.')
    order.shipmentCancelled = true
    return { status: 200, body: { message: 'Bulk Shipment cancellation is in progress. Please wait for sometime.' } }
  }

  function track(awb: string): Answer {
    const order = find((one) => one.awb === awb)
    if (!order) return refusal(404, 'AWB not found')
    const last = order.scans.at(-1)
    const none = { track_status: 0, shipment_status: 0, error: 'Aahh! There is no activities found in our DB.' }
    const tracking_data = {
      ...(last ? { track_status: 1, shipment_status: last.id } : none),
      shipment_track: [{ awb_code: awb, order_id: order.id, current_status: last?.label ?? '' }],
      shipment_track_activities: last ? order.scans.map(toActivity).toReversed() : null,
      track_url: `https://shiprocket.co/tracking/${awb}`,
    }
    return { status: 200, body: { tracking_data } }
  }

  function serviceability(query: URLSearchParams): Answer {
    const known = query.get('pickup_postcode') === PICKUP.pin && Number(query.get('weight')) > 0
    if (!known || query.get('delivery_postcode')?.startsWith(NOWHERE))
      return { status: 404, body: { status: 404, message: 'No courier available for this route' } }
    const couriers = [
      { courier_company_id: 1, courier_name: 'Blue Dart', estimated_delivery_days: '2', rate: 92.1 },
      { courier_company_id: 10, courier_name: COURIER, estimated_delivery_days: '4', rate: 61.5 },
    ]
    return {
      status: 200,
      body: { status: 200, data: { recommended_courier_company_id: 10, available_courier_companies: couriers } },
    }
  }

  return {
    orders,
    frankness,
    keep,
    create,
    list,
    show,
    assign,
    pickup,
    label,
    cancel,
    cancelShipment,
    track,
    serviceability,
  }
}

export const toActivity = ({ date, id, label, place }: VendorScan) => ({
  date,
  status: 'X-PIOM',
  activity: `Scan - ${label}`,
  location: place,
  'sr-status': String(id),
  'sr-status-label': label,
})

function faultsOf(body: Record<string, unknown>): Record<string, string> {
  const faults: Record<string, string> = {}
  const text = (name: string) => String(body[name] ?? '')
  if (!/^\d{10}$/.test(text('billing_phone'))) faults.billing_phone = `${text('billing_phone')} is not a phone number`
  if (!/^\d{6}$/.test(text('billing_pincode'))) faults.billing_pincode = 'The billing pincode must be 6 digits.'
  if (text('billing_city').length > 30) faults.billing_city = 'The billing city may not be greater than 30 characters.'
  for (const name of ['length', 'breadth', 'height']) if (!(Number(body[name]) > 0.5)) faults[name] = 'must be larger'
  if (!(Number(body.weight) > 0)) faults.weight = 'The weight must be larger than 0.'
  return faults
}
