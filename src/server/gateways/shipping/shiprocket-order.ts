import { type Paise, toRupees } from '#contract/catalog/money.ts'
import { boxFor } from './box-size.ts'
import type { Parcel } from './shipping-gateway.ts'
import { vendorTime } from './shiprocket-time.ts'

const LONGEST_CITY = 30

/**
 * A parcel as the vendor takes it. Each price carries its tax, as the vendor expects. `sub_total` is taken as given,
 * insured and shown to the buyer, so it is what was paid, to the paisa: after the coupon and after the total was
 * rounded up to whole rupees. A `total_discount` besides would be taken off once more.
 */
export function shiprocketOrder(parcel: Parcel, pickupLocation: string) {
  const { recipient, lines, taxPercent, weightGrams } = parcel
  return {
    order_id: parcel.orderNumber,
    order_date: vendorTime(parcel.orderedAt),
    pickup_location: pickupLocation,
    billing_customer_name: recipient.firstName,
    billing_last_name: recipient.lastName,
    billing_address: recipient.street,
    billing_address_2: recipient.landmark,
    billing_city: recipient.city.slice(0, LONGEST_CITY),
    billing_pincode: recipient.pin,
    billing_state: recipient.state,
    billing_country: recipient.country,
    billing_email: recipient.email,
    billing_phone: recipient.phone,
    shipping_is_billing: true,
    order_items: lines.map(({ sku, name, quantity, pricePaise }) => ({
      name,
      sku,
      units: quantity,
      selling_price: withTax(pricePaise, taxPercent),
      tax: taxPercent,
    })),
    payment_method: 'Prepaid',
    sub_total: toRupees(parcel.paidPaise),
    ...boxFor(weightGrams),
    weight: kilograms(weightGrams),
  }
}

export const kilograms = (grams: number) => Math.max(Math.ceil(grams), 1) / 1000

const withTax = (paise: Paise, taxPercent: number) => toRupees(Math.round((paise * (100 + taxPercent)) / 100))
