import { sql } from 'kysely'
import { stageOfShipment } from '#server/gateways/shipping/shiprocket-statuses.ts'
import type { KeptOrder } from '#tests/support/shiprocket-books.ts'
import { FOREIGN_PHONE } from '#tests/support/shiprocket-stand-in.ts'
import type { Invariant } from './invariant.ts'

type Row = {
  number: string
  order: string
  shipment: string
  parcel: number
  trouble: string | null
  awb: string | null
}

/** Carried although it was cancelled, and at the shop again: nobody has to look for it any more. */
const isBack = (scans: KeptOrder['scans']) => stageOfShipment(scans.at(-1)?.id, undefined) === 'cameBack'

const howFar = ({ scans, pickups }: KeptOrder) => scans.at(-1)?.label ?? (pickups > 0 ? 'to be fetched' : 'announced')

/**
 * In the courier's own books every order has one parcel, fetched once; none that was cancelled is on its way, unless the
 * desk says so; and what the shop calls sent is there.
 */
export const parcelsOnce: Invariant = async ({ db, money, providers: { shiprocket } }) => {
  if (money === 'sandbox') return []
  const { rows } = await sql<Row>`
    select orders.number, orders.status as order, shipments.status as shipment, shipments.parcel_number as parcel,
      shipments.trouble, shipments.awb
    from orders join shipments on shipments.order_id = orders.id`.execute(db)
  const ours = shiprocket.orders.filter(({ body }) => body.billing_phone !== FOREIGN_PHONE)
  const faults = ours
    .filter(({ orderNumber, pickups }) => pickups > 1 || !rows.some(({ number }) => orderNumber.startsWith(number)))
    .map(({ orderNumber, pickups }) => `the courier has ${orderNumber}, which it was to fetch ${pickups} times`)
  for (const row of rows) {
    // One whose number another shop had is booked anew, under a number of its own.
    const current = row.parcel > 1 ? `${row.number}-P${row.parcel}` : row.number
    const parcels = ours.filter(({ orderNumber }) => orderNumber === current)
    const live = parcels.filter(({ cancelled }) => !cancelled)
    if (parcels.length > 1) faults.push(`order ${row.number} is with the courier ${parcels.length} times`)
    if (row.shipment === 'sent' && !live.some(({ awb, pickups }) => awb === row.awb && pickups === 1))
      faults.push(`order ${row.number} is said to be sent, and the courier does not know`)
    const going = live.find(({ scans }) => !isBack(scans))
    if (row.shipment === 'cancelled' && going && row.trouble !== 'runaway')
      faults.push(`order ${row.number} is cancelled, its parcel ${howFar(going)}, and nobody is told`)
  }
  return faults
}
