import { createHash } from 'node:crypto'
import type { Updateable } from 'kysely'
import type { Courier } from '#contract/shipping/couriers.ts'
import { hasLeft } from '#contract/shipping/delivery-stages.ts'
import type { Addressee } from '#server/gateways/shipping/addressee.ts'
import type { Db } from '#server/platform/db/database.ts'
import { defineJob, growingDelays, type JobCtx } from '#server/platform/jobs/define-job.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { SEARCH_CATCHES_UP_MS, takeBackParcel } from './booked-parcel.ts'
import { NO_TROUBLE } from './booking-trouble.ts'
import { assertProvider, isPlayed } from './cancel-shipment.ts'
import { addresseeOfOrder } from './parcel-of.ts'
import { noteReplacedParcel } from './replaced-parcel.ts'
import { sendShipmentJob } from './send-shipment.ts'
import type { ShipmentsTable } from './shipment.table.ts'
import { lockShipment, orderOfReplaced, setShipment } from './shipments.store.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE
/** Whoever was telling the courier of the old parcel just then is done by now. */
const WITHDRAW_AFTER_MS = 2 * MINUTE

const NOT_BOOKED: Updateable<ShipmentsTable> = {
  status: 'waiting',
  provider_order_id: null,
  provider_shipment_id: null,
  announced_at: null,
  announced_paise: null,
  awb: null,
  courier_name: null,
  track_url: null,
  own_courier: false,
  courier_stage: null,
  courier_words: null,
  courier_status_at: null,
  checked_at: null,
  ...NO_TROUBLE,
}

/**
 * Has the parcel of an order booked anew, under a number of its own: the courier never takes one twice, and what it knows
 * under the old one may have the old address. The old one is taken back. Called before its address is corrected: by that the old
 * one is known where we have no id of it.
 */
export async function rebookShipment(tx: Db, orderId: string, now: Date): Promise<void> {
  const shipment = await lockShipment(tx, orderId)
  if (!shipment) throw new Error('an order without its shipment')
  const { orderNumber, provider, parcelNumber, providerOrderId, replacedIds } = shipment
  const mark = markOf(orderNumber, await addresseeOfOrder(tx, orderId))
  const replaced_ids = [...(replacedIds ?? []), ...(providerOrderId ? [providerOrderId] : [])]
  await setShipment(tx, orderId, { ...NOT_BOOKED, parcel_number: parcelNumber + 1, replaced_ids, created_at: now })
  const runAt = new Date(now.getTime() + (providerOrderId ? WITHDRAW_AFTER_MS : SEARCH_CATCHES_UP_MS))
  await enqueue(tx, withdrawParcelJob, { orderNumber, provider, providerOrderId, mark }, { key: orderNumber, runAt })
  await enqueue(tx, sendShipmentJob, { orderId }, { key: orderId })
}

/** Books a parcel anew whose number another order has at the courier; answers false when that is no trouble of it any more. */
export async function rebookTakenNumber(tx: Db, orderId: string, now: Date): Promise<boolean> {
  const shipment = await lockShipment(tx, orderId)
  if (shipment?.status !== 'waiting' || shipment.trouble !== 'numberTaken') return false
  await rebookShipment(tx, orderId, now)
  return true
}

/** Tells our parcel from another's under the same number, and nothing of its buyer. */
const markOf = (orderNumber: string, { pin, phone, totalPaise }: Addressee) =>
  createHash('sha256').update([orderNumber, pin, phone, totalPaise].join('|')).digest('hex')

type Replaced = { orderNumber: string; provider: Courier; providerOrderId: string | null; mark: string }

/** Takes a parcel back that another one replaced. One that the courier has in hand by now cannot be taken back: staff are told. */
export const withdrawParcelJob = defineJob<Replaced>('withdraw-parcel', {
  concurrency: 1,
  retryAfterMs: growingDelays(30 * SECOND, 15 * MINUTE, 2 * DAY),
  run: async (ctx, replaced) => {
    if (isPlayed(replaced.provider, ctx.gateways.shipping)) return
    try {
      await withdraw(ctx, replaced)
    } catch (error) {
      // Both may go out now, so staff have to ask the courier.
      if (ctx.isLastTry) await noteUnsure(ctx, replaced)
      throw error
    }
  },
})

async function withdraw({ db, gateways: { shipping }, log, now, signal }: JobCtx, replaced: Replaced): Promise<void> {
  const { orderNumber, provider, providerOrderId, mark } = replaced
  assertProvider(provider, shipping)
  // What the courier leaves out proves nothing.
  const isFor = async (addressee: Addressee) =>
    Object.values(addressee).includes(null) ? undefined : markOf(orderNumber, addressee) === mark
  const there = await takeBackParcel(shipping, { orderNumber, providerOrderId, isFor, awb: null }, signal)
  if (!there || there.stage === 'cancelled') return
  if (!hasLeft(there.stage)) throw new Error('the courier has not given up this parcel yet')
  await db.transaction().execute(async (tx) => {
    const orderId = await orderOfReplaced(tx, provider, { orderNumber, providerOrderId })
    if (orderId) await noteReplacedParcel({ db: tx, log, now }, orderId, { stage: there.stage, at: now })
  })
}

async function noteUnsure({ db, now }: JobCtx, { orderNumber, provider, providerOrderId }: Replaced) {
  const orderId = await orderOfReplaced(db, provider, { orderNumber, providerOrderId })
  if (orderId) await setShipment(db, orderId, { replaced_moving_at: now })
}
