import { sql } from 'kysely'
import type { Invariant } from './invariant.ts'

type Row = { number: string; awb: string; providerId: string | null; pin: string; phone: string }

/** What an order calls its parcel goes to its buyer: the courier's own books have the same PIN code and phone under that number. */
export const parcelsAreTheirBuyers: Invariant = async ({ db, money, providers: { shiprocket } }) => {
  if (money === 'sandbox') return []
  const { rows } = await sql<Row>`
    select orders.number, shipments.awb, shipments.provider_order_id as "providerId",
      orders.address ->> 'postalCode' as pin, orders.address ->> 'phoneNumber' as phone
    from orders join shipments on shipments.order_id = orders.id
    where shipments.awb is not null and shipments.provider = 'shiprocket' and not own_courier and not buyer_left`.execute(
    db,
  )
  return rows.flatMap(({ number, awb, providerId, pin, phone }) => {
    const carried = shiprocket.orders.find((parcel) => parcel.awb === awb || String(parcel.id) === providerId)
    if (!carried) return [`order ${number} names the parcel ${awb}, which the courier does not have`]
    const { billing_pincode: toPin, billing_phone: toPhone } = carried.body
    const isTheirs = String(toPin) === pin && String(toPhone).slice(-10) === phone.slice(-10)
    return isTheirs ? [] : [`order ${number} names the parcel of another buyer: ${awb} to ${toPin}`]
  })
}
