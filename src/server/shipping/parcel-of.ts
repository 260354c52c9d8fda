import { moneyMode } from '#contract/payments/money-mode.ts'
import { type Addressee, addresseeOf } from '#server/gateways/shipping/addressee.ts'
import type { Parcel } from '#server/gateways/shipping/shipping-gateway.ts'
import type { Db } from '#server/platform/db/database.ts'
import { FinalFailure } from '#server/platform/jobs/define-job.ts'
import { orderToSend } from './parcels.store.ts'

/** What a piece weighs whose product does not say, and what the packing adds. */
const PIECE_GRAMS = 100
const PACKING_GRAMS = 50

/** What the courier is told of an order: without the pieces that were refunded. A parcel of nothing is not made. */
export async function parcelOf(db: Db, orderId: string): Promise<Parcel> {
  const order = await orderToSend(db, orderId)
  if (!order) throw new Error('there is no such order')
  const {
    number,
    customer,
    address,
    lines,
    tax_percent: taxPercent,
    total_paise: totalPaise,
    refunded_lines_paise: refundedPaise,
    paid_with: paidWith,
    created_at: orderedAt,
  } = order
  if (!lines) throw new FinalFailure('all items of this order are refunded, so there is nothing to send')
  return {
    orderNumber: number,
    orderedAt,
    recipient: {
      firstName: address.firstName,
      lastName: address.lastName,
      email: customer.email,
      phone: address.phoneNumber,
      street: address.streetAddress,
      landmark: address.landmark,
      city: address.city,
      state: address.state,
      country: address.country,
      pin: address.postalCode,
    },
    lines: lines.map((line) => ({
      // A product that is no longer sold has lost its id.
      sku: line.product_id ?? `${number}-${line.place}`,
      name: line.name,
      quantity: line.quantity,
      pricePaise: line.price_paise,
    })),
    taxPercent,
    paidPaise: totalPaise - refundedPaise,
    money: moneyMode(paidWith),
    weightGrams: lines.reduce((sum, line) => sum + pieceGrams(line.weight_g) * line.quantity, PACKING_GRAMS),
  }
}

/** To whom a parcel of an order goes, as the courier is told. */
export async function addresseeOfOrder(db: Db, orderId: string): Promise<Addressee> {
  const order = await orderToSend(db, orderId)
  if (!order) throw new Error('there is no such order')
  const { address, total_paise: totalPaise, refunded_lines_paise: refundedPaise, announced_paise: toldPaise } = order
  return addresseeOf({
    recipient: { pin: address.postalCode, phone: address.phoneNumber },
    paidPaise: toldPaise ?? totalPaise - refundedPaise,
  })
}

const pieceGrams = (given: string | number | null) => Number(given) || PIECE_GRAMS
