import type { Paise } from '#contract/catalog/money.ts'
import type { MoneyMode } from '#contract/payments/money-mode.ts'
import type { Courier } from '#contract/shipping/couriers.ts'
import type { DeliveryStage } from '#contract/shipping/delivery-stages.ts'
import type { Addressee } from './addressee.ts'

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
  lines: readonly { sku: string; name: string; quantity: number; pricePaise: Paise }[]
  /** The rate that held when it was bought. */
  taxPercent: number
  paidPaise: Paise
  /** A courier refuses what was paid with other money than it is there for, whatever it was given the order by. */
  money: MoneyMode
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
  /** Left out by a courier that keeps its books with ours: whatever lies there is ours. */
  addressee?: Addressee
}

/** One thing that happened on the way. */
export type Scan = {
  at: Date
  /** Undefined for what we have no key for. */
  stage: DeliveryStage | undefined
  /** The courier's own. Nothing is decided by them. */
  words: string | null
  place: string | null
}

/** Where a parcel is now, last, and how it got there, oldest first. */
export type Tracking = { scans: readonly Scan[] }

export type CourierEvent =
  | ({
      id: string
      about: 'shipment'
      orderNumber: string | null
      /** Which of the courier's own orders, where it says so. */
      providerOrderId: string | null
      awb: string | null
    } & Tracking)
  | { id: string; about: 'other' }
  /** With our token, and in words that we do not understand. */
  | { id: string; about: 'unreadable' }

export type Serviceability = { serviceable: boolean; days: number | null }

/** How long to wait is the gateway's to know; a caller who can wait no longer says so by its signal. */
type Asked<Input, Answer> = (input: Input, signal?: AbortSignal) => Promise<Answer>

/** What every way of bringing parcels answers. */
type Delivery = {
  provider: Courier
  serviceability: Asked<{ pin: string; weightGrams: number }, Serviceability>
  /** An event of the provider, or undefined when it does not show our token. */
  readEvent: (body: Buffer, headers: Record<string, unknown>) => CourierEvent | undefined
  /** One PDF with the label of each. Left out where none are printed: the shop draws its own then. */
  labels?: Asked<{ providerShipmentIds: readonly string[] }, Uint8Array>
  /** What the account with the courier has: left out where there is none. */
  account?: CourierAccount
}

/** Staff pack, send and say so: nothing is booked, cancelled or tracked. */
export type OwnDelivery = Delivery & { provider: 'own' }

/**
 * Brings parcels to people. Everything may be slow or away: callers wait outside of transactions and try again, except
 * after a FinalFailure. Messages of errors name nobody.
 */
export type CourierGateway = Delivery & {
  provider: Exclude<Courier, 'own'>
  /** Announces a parcel. One that is known already is found, not announced twice; another's under our number is NumberTaken. */
  create: Asked<Parcel, Consignment>
  /**
   * What the courier keeps under its own id of an order, or without one under our number: the way to learn what a call did
   * whose answer never came. A search may be behind, so that it finds nothing is no proof; and what it finds may be another's.
   */
  find: Asked<{ orderNumber: string; providerOrderId?: string | null }, Consignment | undefined>
  assignCourier: Asked<{ providerShipmentId: string }, AssignedCourier>
  /** Asked again, it is the same pickup. */
  requestPickup: Asked<{ providerShipmentId: string }, void>
  /** Asked again, it is cancelled already. */
  cancel: Asked<{ providerOrderId: string; awb: string | null }, void>
  track: Asked<{ awb: string }, Tracking>
}

export type ShippingGateway = OwnDelivery | CourierGateway

export type CourierAccount = {
  /** Whether the place is known where parcels are fetched. */
  hasPickupPlace: () => Promise<boolean>
  /** What is left to pay freight from. */
  walletRupees: () => Promise<number>
}

/** The courier of our own, which can be hurried. */
export type SandboxCourier = CourierGateway & {
  provider: 'sandbox'
  /** One step along, now. Answers false when there is no such shipment or no further step. */
  advance: (orderNumber: string, now: Date) => Promise<boolean>
}

export const isSandboxCourier = (gateway: ShippingGateway): gateway is SandboxCourier => gateway.provider === 'sandbox'
