import type { Db } from '#server/platform/db/database.ts'
import { idOfPayment } from './orders.store.ts'

/** The order that a payment became, if it became one. */
export const orderOfPayment = (db: Db, paymentId: string): Promise<string | undefined> => idOfPayment(db, paymentId)
