import { takeUnfinished } from '#server/backup/unfinished-restore.store.ts'
import { type Moved, moveNumbersOn } from '#server/orders/move-numbers-on.ts'
import { fillAskedUntil } from '#server/payments/payment-polls.store.ts'
import type { Db } from '#server/platform/db/database.ts'
import { LOOKED_BACK_MS } from './poll-payments.ts'

/**
 * What a shop needs whose rows came from a backup, once: numbers that no order can have, and a day from which payments are
 * asked for. The start of a shop does it where the restore itself was killed before.
 */
export const finishRestore = (db: Db, now: Date): Promise<Moved | undefined> =>
  db.transaction().execute(async (tx) => {
    const restored = await takeUnfinished(tx)
    if (!restored) return undefined
    await fillAskedUntil(tx, new Date(restored.madeAt.getTime() - LOOKED_BACK_MS))
    return moveNumbersOn(tx, { ...restored, now })
  })

export const movedText = ({ year, from, to, prefix }: Moved): string =>
  `Orders and invoices of ${year} go on after ${to} instead of ${from}, under ${prefix}: numbers in between may have been given out after this backup. The history of the settings says so too.`
