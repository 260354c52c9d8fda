import type { CourierGateway } from '#server/gateways/shipping/shipping-gateway.ts'

type Noted = {
  orderNumber: string
  /** Counts where the courier names none. */
  awb: string | null
}

/**
 * The parcel that the courier keeps under our number, and how it is taken back; undefined when there is none, or none any
 * more. What the courier says counts, not what we noted: an announcement may have arrived although its answer never did.
 */
export async function bookedParcel(shipping: CourierGateway, { orderNumber, awb }: Noted, signal?: AbortSignal) {
  const there = await shipping.find({ orderNumber }, signal)
  if (!there || there.stage === 'cancelled') return undefined
  const { providerOrderId, courier, stage } = there
  const carriedAs = courier?.awb ?? awb
  return { stage, awb: carriedAs, cancel: () => shipping.cancel({ providerOrderId, awb: carriedAs }, signal) }
}
