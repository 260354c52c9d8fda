import type { Db } from '#server/platform/db/database.ts'
import { lockImages } from './images.store.ts'

/** Those of these pictures that are there, and stay until the transaction ends. */
export const imagesThere = (tx: Db, ids: readonly string[]): Promise<Set<string>> => lockImages(tx, ids)
