import type { Db } from '#server/platform/db/database.ts'
import { dropLines } from './cart.store.ts'

/** Takes what has been ordered out of the kept cart. */
export const emptyCart = (tx: Db, userId: string, productIds: readonly string[]): Promise<void> =>
  dropLines(tx, userId, productIds)
