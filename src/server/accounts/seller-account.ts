import type { Db } from '#server/platform/db/database.ts'
import * as store from './manage-users.store.ts'

/** The account of a seller, held until the transaction ends. */
export const lockUser = (tx: Db, id: string) => store.lockUser(tx, id)

/** Writes down what was decided about a seller. */
export const setUser = (
  tx: Db,
  id: string,
  decision: { approved: boolean; seller_note: string | null; seller_decided_at: Date },
): Promise<void> => store.setUser(tx, id, decision)
