import type { Db } from '#server/platform/db/database.ts'
import { findPaymentOrder, paymentOrderFor } from './payments.store.ts'

/** What the provider was asked to collect for a checkout, if it has been asked. */
export const paymentOrderOfCheckout = (db: Db, checkoutId: string) => paymentOrderFor(db, checkoutId)

export const paymentOrderById = (db: Db, id: string) => findPaymentOrder(db, id)
