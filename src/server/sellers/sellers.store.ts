import type { ListedUser } from '#contract/admin/users.endpoints.ts'
import { sellerState } from '#contract/sellers/seller-state.ts'
import type { ListedSeller } from '#contract/sellers/sellers.endpoints.ts'
import type { Db } from '#server/platform/db/database.ts'

/** So many others with the same GSTIN are named. */
const MOST_NAMED = 3

const SELLER_COLUMNS = [
  'id',
  'role',
  'full_name',
  'approved',
  'gst_number',
  'seller_note',
  'seller_decided_at',
  'seller_suspended',
  'seller_phone',
  'pickup_address',
  'seller_resent_at',
  'seller_resent_changes',
] as const

/** Where these accounts stand as sellers, in no particular order. */
export async function sellersByIds(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('users').select(SELLER_COLUMNS).where('id', 'in', ids).execute()
  return rows.map((row) => ({
    id: row.id,
    role: row.role,
    fullName: row.full_name,
    approved: row.approved,
    gstNumber: row.gst_number ?? '',
    state: sellerState({
      approved: row.approved || row.role === 'superadmin',
      isDecided: row.seller_decided_at !== null,
      isSuspended: row.seller_suspended,
    }),
    reason: row.seller_note,
    phoneNumber: row.seller_phone,
    pickup: row.pickup_address,
    resent: row.seller_resent_at && {
      at: row.seller_resent_at.toISOString(),
      changes: row.seller_resent_changes ?? {},
    },
  }))
}

/** What is kept of somebody who registered as a seller. */
export async function sellerDataOf(db: Db, id: string) {
  const [seller] = await sellersByIds(db, [id])
  if (!seller?.gstNumber) return null
  const { phoneNumber, pickup, reason } = seller
  return { phoneNumber, pickup, reason }
}

/** What a list of sellers says beyond what every account has. */
export async function withDecisions(db: Db, users: readonly ListedUser[]): Promise<ListedSeller[]> {
  const sellers = await sellersByIds(
    db,
    users.map(({ _id }) => _id),
  )
  const byId = new Map(sellers.map((seller) => [seller.id, seller]))
  const names = await namesByGstin(
    db,
    sellers.flatMap(({ gstNumber }) => gstNumber || []),
  )
  return users.flatMap((user) => {
    const seller = byId.get(user._id)
    if (!seller) return []
    const { id, role: _, ...facts } = seller
    const others = names.filter((one) => one.gstNumber === seller.gstNumber && one.id !== id)
    return [{ ...user, ...facts, sameGstin: others.slice(0, MOST_NAMED).map(({ fullName }) => fullName) }]
  })
}

/** Whoever has one of these, of each the first few: the one asked about and others. */
async function namesByGstin(db: Db, gstins: readonly string[]) {
  if (gstins.length === 0) return []
  return db
    .selectFrom((found) =>
      found
        .selectFrom('users')
        .select(['id', 'full_name as fullName', 'gst_number as gstNumber'])
        .select(({ fn }) =>
          fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('gst_number').orderBy('id'))
            .as('place'),
        )
        .where('gst_number', 'in', [...new Set(gstins)])
        .as('named'),
    )
    .select(['id', 'fullName', 'gstNumber'])
    .where('place', '<=', MOST_NAMED + 1)
    .execute()
}
