import { toPaise } from '#contract/catalog/money.ts'
import { lastDigits } from './addressee.ts'
import type { Consignment, CourierGateway } from './shipping-gateway.ts'
import { type AskShiprocket, ShiprocketFault } from './shiprocket-client.ts'
import { courierOf } from './shiprocket-courier.ts'
import { orderShape, ordersShape } from './shiprocket-shapes.ts'
import { stageOfOrder } from './shiprocket-statuses.ts'

/** Finds an order by the vendor's own id, or by our number; where it goes is shown of a single one only. */
export const shiprocketFind =
  (ask: AskShiprocket): CourierGateway['find'] =>
  async ({ orderNumber, providerOrderId }, signal) => {
    const id = providerOrderId ?? (await idOf(ask, orderNumber, signal))
    return id === undefined ? undefined : show(ask, id, signal)
  }

/** Its search also finds what only resembles our number. */
async function idOf(ask: AskShiprocket, orderNumber: string, signal?: AbortSignal): Promise<string | undefined> {
  const path = `/orders?search=${encodeURIComponent(orderNumber)}&per_page=100`
  const { data } = await ask({ to: 'find an order', path, answer: ordersShape, signal }).catch((error: unknown) => {
    if (isNothingFound(error)) return { data: [] }
    throw error
  })
  return data.find(({ channel_order_id: number }) => number === orderNumber)?.id
}

async function show(ask: AskShiprocket, id: string, signal?: AbortSignal): Promise<Consignment> {
  const path = `/orders/show/${encodeURIComponent(id)}`
  const { data: order } = await ask({ to: 'show an order', path, answer: orderShape, signal })
  const [shipment] = order.shipments
  // Another one's answer says nothing of this one.
  if (order.id !== id || !shipment) throw new Error('shiprocket answered something unknown to show an order')
  return {
    providerOrderId: order.id,
    providerShipmentId: shipment.id,
    courier: courierOf(shipment.awb, shipment.courier),
    stage: stageOfOrder(order.status_code, order.status),
    addressee: {
      pin: order.customer_pincode,
      phone: lastDigits(order.customer_phone),
      totalPaise: paiseOf(order.total),
    },
  }
}

/** A number where one order is shown, a text with commas elsewhere. */
function paiseOf(total: string | null): number | null {
  const rupees = total === null ? Number.NaN : Number(total.replaceAll(',', ''))
  return Number.isFinite(rupees) ? toPaise(rupees) : null
}

/** That there is none may be told as a failure; any other 404 is an address that keeps no orders. */
const isNothingFound = (error: unknown) =>
  error instanceof ShiprocketFault &&
  error.status === 404 &&
  /no (orders?|records?) found/i.test(error.fault.message ?? '')
