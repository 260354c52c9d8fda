import type { DeliveryStage } from '#contract/shipping/delivery-stages.ts'

/** What is to be fetched at the shop and brought to whom. */
export type Parcel = {
  /** Ours; the courier never takes the same one twice. */
  orderNumber: string
  orderedAt: Date
  recipient: {
    firstName: string
    lastName: string
    email: string
    phone: string
    street: string
    landmark: string
    city: string
    state: string
    country: string
    pin: string
  }
  /** Prices without tax. */
  lines: readonly { sku: string; name: string; quantity: number; pricePaise: number }[]
  /** The rate that held when it was bought. */
  taxPercent: number
  paidPaise: number
  weightGrams: number
}

/** Who carries a parcel, and the number it travels under. */
export type AssignedCourier = { awb: string; courierName: string; trackUrl: string | null }

/** An order as the courier keeps it. */
export type Consignment = {
  providerOrderId: string
  providerShipmentId: string
  courier: AssignedCourier | null
  /** How far it is, as far as the courier says. */
  stage: DeliveryStage | undefined
}

/** One thing that happened on the way. */
export type Scan = {
  at: Date
  /** Undefined for what we have no word for; then `text` is the courier's own. */
  stage: DeliveryStage | undefined
  text: string
  place: string | null
}

/** Where a parcel is now, last, and how it got there, oldest first. */
export type Tracking = { scans: readonly Scan[] }

export type CourierEvent =
  | ({ id: string; about: 'shipment'; orderNumber: string | null; courier: AssignedCourier | null } & Tracking)
  | { id: string; about: 'other' }
  /** With our token, and in words that we do not understand. */
  | { id: string; about: 'unreadable' }

export type Serviceability = { serviceable: boolean; days: number | null }

/** How long to wait is the gateway's to know; a caller who can wait no longer says so by its signal. */
type Asked<Input, Answer> = (input: Input, signal?: AbortSignal) => Promise<Answer>

/**
 * Brings parcels to people. Everything may be slow or away: callers wait outside of transactions and try again, except
 * after a FinalFailure. Messages of errors name nobody.
 */
export type ShippingGateway = {
  provider: 'shiprocket' | 'sandbox'
  /** Announces a parcel. One that is known already is found, not announced twice. */
  create: Asked<Parcel, Consignment>
  /** What the courier keeps under our number; the way to learn what a call did whose answer never came. */
  find: Asked<{ orderNumber: string }, Consignment | undefined>
  assignCourier: Asked<{ providerShipmentId: string }, AssignedCourier>
  /** Asked again, it is the same pickup. */
  requestPickup: Asked<{ providerShipmentId: string }, void>
  /** Asked again, it is cancelled already. */
  cancel: Asked<{ providerOrderId: string; awb: string | null }, void>
  track: Asked<{ awb: string }, Tracking>
  /** One PDF with the label of each. Left out by a courier that prints none: the shop draws its own then. */
  labels?: Asked<{ providerShipmentIds: readonly string[] }, Uint8Array>
  serviceability: Asked<{ pin: string; weightGrams: number }, Serviceability>
  /** What the account with the courier has: left out by a courier without one. */
  account?: CourierAccount
  /** An event of the provider, or undefined when it does not show our token. */
  readEvent: (body: Buffer, headers: Record<string, unknown>) => CourierEvent | undefined
}

export type CourierAccount = {
  /** Whether the place is known where parcels are fetched. */
  hasPickupPlace: () => Promise<boolean>
  /** What is left to pay freight from. */
  walletRupees: () => Promise<number>
}

/** The courier of our own, which can be hurried. */
export type SandboxCourier = ShippingGateway & {
  provider: 'sandbox'
  /** One step along, now. Answers false when there is no such shipment or no further step. */
  advance: (orderNumber: string, now: Date) => Promise<boolean>
}

export const isSandboxCourier = (gateway: ShippingGateway): gateway is SandboxCourier => gateway.provider === 'sandbox'
