import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { DeliveryStage } from '#contract/shipping/delivery-stages.ts'
import { parseJson } from '#server/platform/http/parse-json.ts'
import type { CourierEvent, Scan, Tracking } from './shipping-gateway.ts'
import { type EventShape, eventShape, type ScanShape, type trackingShape } from './shiprocket-shapes.ts'
import { stageOfOrder, stageOfShipment } from './shiprocket-statuses.ts'
import { readVendorTime } from './shiprocket-time.ts'

const LONGEST_TEXT = 200

/** What a tracking call tells. Before the first scan the vendor answers with none, and no time. */
export function readTracking({ tracking_data: data }: z.output<typeof trackingShape>): Tracking {
  const scans = scansOf(data.shipment_track_activities)
  const at = scans.at(-1)?.at
  if (!at) return { scans }
  const label = data.shipment_track[0]?.current_status ?? null
  return { scans: endingWith(scans, { at, stage: stageOfShipment(data.shipment_status, label), label }) }
}

/** What a webhook tells. Parcels that buyers send back are none of the order's news. */
export function readShiprocketEvent(body: Buffer): CourierEvent {
  const event = eventShape.safeParse(parseJson(body.toString())).data
  const id = idOf(event, body)
  const at = readVendorTime(event?.current_timestamp)
  // A call without a word only tries whether we are there.
  if (!event) return { id, about: body.length === 0 ? 'other' : 'unreadable' }
  const isOurs = (event.awb || event.order_id) && Number(event.is_return) !== 1
  if (!isOurs) return { id, about: 'other' }
  if (!at) return { id, about: 'unreadable' }
  const label = event.shipment_status ?? event.current_status
  const stage =
    stageOfShipment(event.shipment_status_id, event.shipment_status) ??
    stageOfOrder(event.current_status_id, event.current_status)
  return {
    id,
    about: 'shipment',
    orderNumber: event.order_id,
    providerOrderId: event.sr_order_id,
    awb: event.awb,
    scans: endingWith(scansOf(event.scans), { at, stage, label }),
  }
}

/** Events have no id of their own; the same news is the same event. */
function idOf(event: EventShape | undefined, body: Buffer): string {
  const { awb, shipment_status_id: status, current_status_id: other, current_timestamp: at } = event ?? {}
  const told = awb && at ? [awb, status ?? other, at].join('|') : body
  return createHash('sha256').update(told).digest('hex')
}

function scansOf(activities: readonly ScanShape[]): Scan[] {
  const scans = activities.flatMap((activity): Scan[] => {
    const at = readVendorTime(activity.date)
    if (!at) return []
    const label = activity['sr-status-label']
    return [
      {
        at,
        stage: stageOfShipment(activity['sr-status'], label),
        words: cut(label ?? activity.activity),
        place: cut(activity.location),
      },
    ]
  })
  return scans.sort((one, other) => one.at.getTime() - other.at.getTime())
}

/** The status now comes last, and is news of its own only where the last scan does not say the same. */
function endingWith(scans: Scan[], now: { at: Date; stage: DeliveryStage | undefined; label: string | null }): Scan[] {
  const { stage } = now
  const words = cut(now.label)
  const last = scans.at(-1)
  const at = last && last.at > now.at ? last.at : now.at
  const isSame = stage ? last?.stage === stage : !words || (last && !last.stage && last.words === words)
  return isSame ? scans : [...scans, { at, stage, words, place: null }]
}

const cut = (words: string | null) => words?.slice(0, LONGEST_TEXT) ?? null
