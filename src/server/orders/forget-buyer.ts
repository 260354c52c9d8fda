import type { Db } from '#server/platform/db/database.ts'
import { forgetBuyerOf } from './forget-buyer.store.ts'

/** Called in the transaction that deletes an account: its orders stay, without the person as soon as they are over. */
export const forgetBuyer = (tx: Db, userId: string): Promise<void> => forgetBuyerOf(tx, userId)
