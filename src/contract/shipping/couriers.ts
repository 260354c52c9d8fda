import type { MoneyMode } from '#contract/payments/money-mode.ts'

/** Who brings parcels: the shop itself, by hand; Shiprocket; or the sandbox, which only plays it. */
export const COURIERS = ['own', 'shiprocket', 'sandbox'] as const
export type Courier = (typeof COURIERS)[number]

/**
 * Who gets an order: only live money sends a real parcel, and only the sandbox's money a played one. Everything else
 * waits for staff.
 */
export function courierFor(money: MoneyMode, shops: Courier): Courier {
  const paysFor: MoneyMode = shops === 'sandbox' ? 'sandbox' : 'live'
  return money === paysFor ? shops : 'own'
}
