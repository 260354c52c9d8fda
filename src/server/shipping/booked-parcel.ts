import { hasLeft } from '#contract/shipping/delivery-stages.ts'
import { type Addressee, isSameAddressee } from '#server/gateways/shipping/addressee.ts'
import type { Consignment, CourierGateway } from '#server/gateways/shipping/shipping-gateway.ts'
import type { Db } from '#server/platform/db/database.ts'
import { addresseeOfOrder } from './parcel-of.ts'
import type { Shipment } from './shipments.store.ts'

/** A parcel as we know it, and how it is told from another's under the same number; undefined where that cannot be told. */
type Noted = {
  orderNumber: string
  /** The courier's own id of it. Where it is known, nothing else is asked about. */
  providerOrderId: string | null
  isFor: (addressee: Addressee) => Promise<boolean | undefined>
}

/** An empty answer of a search counts from so long after the courier was told: until then it may just be behind. */
export const SEARCH_CATCHES_UP_MS = 10 * 60_000

export const hasSearchCaughtUp = ({ announcedAt }: Pick<Shipment, 'announcedAt'>, now: Date): boolean =>
  !announcedAt || now.getTime() - announcedAt.getTime() >= SEARCH_CATCHES_UP_MS

/** The parcel of a shipment, as it may lie at the courier. */
export const notedParcel = (db: Db, { orderId, orderNumber, providerOrderId }: Shipment): Noted => ({
  orderNumber,
  providerOrderId,
  isFor: async (addressee) => isSameAddressee(addressee, await addresseeOfOrder(db, orderId)),
})

/**
 * What the courier keeps of a parcel of ours, as it says itself: an announcement may have arrived although its answer never
 * did. Undefined when a search finds nothing, or another's under our number. Silence is no answer: it throws where the courier
 * does not show what it took, or to whom it goes.
 */
export async function ourConsignment(
  shipping: CourierGateway,
  { orderNumber, providerOrderId, isFor }: Noted,
  signal?: AbortSignal,
): Promise<Consignment | undefined> {
  const there = await shipping.find({ orderNumber, providerOrderId }, signal)
  if (!there && providerOrderId) throw new Error('the courier does not show this parcel')
  if (!there?.addressee || providerOrderId) return there
  const isOurs = await isFor(there.addressee)
  if (isOurs === undefined) throw new Error('the courier does not say whose parcel this is')
  return isOurs ? there : undefined
}

/** The same, and how it is taken back. `awb` counts where the courier names none. */
export async function bookedParcel(
  shipping: CourierGateway,
  { awb, ...noted }: Noted & { awb: string | null },
  signal?: AbortSignal,
) {
  const there = await ourConsignment(shipping, noted, signal)
  if (!there) return undefined
  const { providerOrderId, courier, stage } = there
  const carriedAs = courier?.awb ?? awb
  return { stage, awb: carriedAs, cancel: () => shipping.cancel({ providerOrderId, awb: carriedAs }, signal) }
}

/**
 * Has the courier give up a parcel that it has not fetched, and answers how far it is afterwards: `cancelled` is its own word.
 * Undefined when nothing of ours lies there.
 */
export async function takeBackParcel(
  shipping: CourierGateway,
  noted: Noted & { awb: string | null },
  signal?: AbortSignal,
) {
  const before = await bookedParcel(shipping, noted, signal)
  if (!before || before.stage === 'cancelled' || hasLeft(before.stage)) return before
  // A refusal says little; how far the parcel is afterwards says it all.
  await before.cancel().catch(() => {})
  return bookedParcel(shipping, noted, signal)
}
