import type { ShippingGateway } from './shipping-gateway.ts'
import { type AskShiprocket, ShiprocketFault } from './shiprocket-client.ts'
import { kilograms } from './shiprocket-order.ts'
import { pickupsShape, serviceabilityShape } from './shiprocket-shapes.ts'

/** Asks which couriers go from the shop to a PIN code. Where the shop is, the vendor knows under the place's name. */
export function shiprocketServiceability(
  ask: AskShiprocket,
  pickupLocation: string,
): ShippingGateway['serviceability'] {
  let knownPin: string | undefined

  async function pickupPin(signal?: AbortSignal): Promise<string> {
    if (knownPin) return knownPin
    knownPin = await findPickupPin(ask, pickupLocation, signal)
    if (!knownPin) throw new Error('shiprocket knows no pickup place of the name in SHIPROCKET_PICKUP_LOCATION')
    return knownPin
  }

  return async ({ pin, weightGrams }, signal) => {
    const query = new URLSearchParams({
      pickup_postcode: await pickupPin(signal),
      delivery_postcode: pin,
      weight: String(kilograms(weightGrams)),
      cod: '0',
    })
    const path = `/courier/serviceability/?${query}`
    try {
      const { data } = await ask({ to: 'say where it delivers', path, answer: serviceabilityShape, signal })
      const { available_courier_companies: couriers, recommended_courier_company_id: recommended } = data
      // The recommended one is the one that a parcel is then given to.
      const courier = couriers.find(({ courier_company_id: id }) => id === recommended) ?? couriers[0]
      return { serviceable: couriers.length > 0, days: wholeDays(courier?.estimated_delivery_days) }
    } catch (error) {
      if (isNoCourier(error)) return { serviceable: false, days: null }
      throw error
    }
  }
}

/**
 * That no courier goes there is an answer, told as a failure: the body itself says 404 and speaks of couriers. Any other 404 is
 * an address where no courier answers, such as a wrong SHIPROCKET_BASE_URL, and says nothing of where parcels go.
 */
const isNoCourier = (error: unknown) =>
  error instanceof ShiprocketFault &&
  error.status === 404 &&
  error.fault.status === '404' &&
  /courier|serviceable|pin ?code|postcode/i.test(error.fault.message ?? '')

/** Undefined where the vendor knows no place of this name. */
export async function findPickupPin(
  ask: AskShiprocket,
  pickupLocation: string,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const path = '/settings/company/pickup'
  const { data } = await ask({ to: 'name its pickup places', path, answer: pickupsShape, signal })
  return data.shipping_address.find((place) => isSameName(place.pickup_location, pickupLocation))?.pin_code
}

const wholeDays = (given: string | null | undefined) => {
  const days = Math.ceil(Number(given))
  return days > 0 ? days : null
}

const isSameName = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()
