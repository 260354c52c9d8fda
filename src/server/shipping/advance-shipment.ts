import { STATUS_TEXT } from '#contract/orders/order-status.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { DELIVERY_STAGES } from '#contract/shipping/delivery-stages.ts'
import type { advanceShipmentCall } from '#contract/shipping/shipping.endpoints.ts'
import { shippingFailures } from '#contract/shipping/shipping.failures.ts'
import type { SandboxCourier } from '#server/gateways/shipping/shipping-gateway.ts'
import type { TradeCtx } from '#server/platform/http/context.ts'
import { applyTracking } from './apply-tracking.ts'
import { sendShipment } from './send-shipment.ts'
import { type Shipment, shipmentOf } from './shipments.store.ts'

type Answer = AnswerOf<typeof advanceShipmentCall>

/** Moves a parcel of the sandbox one step along, and lets the order know at once. */
export const advanceShipment =
  (courier: SandboxCourier) =>
  async (ctx: TradeCtx, { orderId }: ParsedInput<typeof advanceShipmentCall>): Promise<Answer> => {
    const shipment = await shipmentOf(ctx.db, orderId)
    if (shipment?.provider !== courier.provider) throw new Failure(shippingFailures.unknownShipment)
    // Telling the courier is the first step; its job finds it done.
    if (shipment.status === 'waiting') await sendShipment(ctx, orderId)
    else await moveAlong(ctx, courier, shipment)
    const { orderStatus, deliveryStage } = (await shipmentOf(ctx.db, orderId)) ?? shipment
    return { data: { status: STATUS_TEXT[orderStatus], delivery_status: DELIVERY_STAGES[deliveryStage].text } }
  }

async function moveAlong({ db, log, now }: TradeCtx, courier: SandboxCourier, shipment: Shipment): Promise<void> {
  const { orderId, orderNumber, awb } = shipment
  if (!awb || !(await courier.advance(orderNumber, now))) throw new Failure(shippingFailures.noFurtherStep)
  const { scans } = await courier.track({ awb })
  await db.transaction().execute((tx) => applyTracking({ db: tx, log, now }, orderId, { scans }))
}
