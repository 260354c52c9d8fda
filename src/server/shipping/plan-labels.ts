import { labelFailures } from '#contract/admin/order-documents.endpoints.ts'
import type { Order } from '#contract/orders/order.ts'
import { Failure, type FailureKind } from '#contract/platform/failures.ts'
import type { ShippingGateway } from '#server/gateways/shipping/shipping-gateway.ts'
import type { Carried } from './shipments.store.ts'

type Wanted = Pick<Order, 'id' | 'number' | 'status'>
type Courier = { provider: ShippingGateway['provider']; printsLabels: boolean }

/** The shipments whose labels the courier prints; none means that the shop draws them. */
export function planLabels(orders: readonly Wanted[], shipments: readonly Carried[], courier: Courier): string[] {
  const byOrder = new Map(shipments.map((one) => [one.orderId, one]))
  const printed = orders.map(({ id, status }) => {
    const shipment = status === 'cancelled' ? undefined : byOrder.get(id)
    return shipment && printedBy(shipment, courier)
  })
  refuse(
    labelFailures.noCourier,
    orders.filter((_, place) => printed[place] === undefined),
  )
  const ids = printed.flatMap((one) => (one?.by === 'courier' ? one.id : []))
  const isMixed = ids.length > 0 && ids.length < orders.length
  refuse(labelFailures.mixed, isMixed ? orders.filter((_, place) => printed[place]?.by === 'shop') : [])
  return ids
}

type Printed = { by: 'courier'; id: string } | { by: 'shop' } | undefined

/** What goes out by hand has no label of a courier that we know; what waits for its courier has none at all. */
function printedBy({ status, provider, providerShipmentId, awb }: Carried, courier: Courier): Printed {
  if (status === 'byHand' || provider === 'own') return { by: 'shop' }
  if (status !== 'sent' && status !== 'done') return undefined
  if (!awb) return undefined
  const isTheirs = courier.printsLabels && provider === courier.provider && providerShipmentId
  return isTheirs ? { by: 'courier', id: providerShipmentId } : { by: 'shop' }
}

function refuse(kind: FailureKind, orders: readonly Wanted[]): void {
  if (orders.length > 0) throw new Failure(kind, { values: { numbers: orders.map(({ number }) => number).join(', ') } })
}
