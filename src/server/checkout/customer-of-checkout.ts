import type { Db } from '#server/platform/db/database.ts'
import type { Customer } from './buyer.ts'
import { findCheckout } from './checkouts.store.ts'

/** Whom a checkout belongs to and what they paid, in paise. */
export async function customerOfCheckout(db: Db, id: string): Promise<{ customer: Customer; total: number }> {
  const checkout = await findCheckout(db, id)
  if (!checkout) throw new Error('a payment without its checkout')
  return { customer: checkout.customer, total: checkout.total_paise }
}
