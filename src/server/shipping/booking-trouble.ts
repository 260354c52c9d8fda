import type { Updateable } from 'kysely'
import { NumberTaken } from '#server/gateways/shipping/number-taken.ts'
import { WalletEmpty } from '#server/gateways/shipping/wallet-empty.ts'
import type { Db } from '#server/platform/db/database.ts'
import { FinalFailure } from '#server/platform/jobs/define-job.ts'
import type { ShipmentsTable } from './shipment.table.ts'
import { markTrouble } from './shipments.store.ts'

const LONGEST_TEXT = 500

export const NO_TROUBLE: Updateable<ShipmentsTable> = { trouble: null, trouble_text: null, trouble_at: null }

/** Notes on a parcel why the courier could not be told of it, so that staff can read it there. */
export async function noteBookingTrouble(db: Db, orderId: string, error: unknown, now: Date): Promise<void> {
  const text = error instanceof Error ? error.message : String(error)
  await markTrouble(db, orderId, { trouble: troubleOf(error), text: text.slice(0, LONGEST_TEXT), now })
}

function troubleOf(error: unknown): 'walletEmpty' | 'numberTaken' | 'refused' | 'unreachable' {
  if (error instanceof WalletEmpty) return 'walletEmpty'
  if (error instanceof NumberTaken) return 'numberTaken'
  return error instanceof FinalFailure ? 'refused' : 'unreachable'
}
