import type { ListedUser } from '#contract/admin/users.endpoints.ts'
import type { ListedSeller } from '#contract/sellers/sellers.endpoints.ts'
import type { Db } from '#server/platform/db/database.ts'

/** What a list of sellers says beyond what every account has. */
export async function withDecisions(db: Db, users: readonly ListedUser[]): Promise<ListedSeller[]> {
  if (users.length === 0) return []
  const rows = await db
    .selectFrom('users')
    .select(['id', 'approved', 'gst_number', 'seller_note', 'seller_decided_at'])
    .where(
      'id',
      'in',
      users.map(({ _id }) => _id),
    )
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return users.flatMap((user) => {
    const row = byId.get(user._id)
    if (!row) return []
    const { approved, gst_number, seller_note, seller_decided_at } = row
    const maySell = approved || user.role === 'superadmin'
    const state = maySell ? 'approved' : seller_decided_at ? 'refused' : 'waiting'
    return [{ ...user, approved, gstNumber: gst_number ?? '', state, reason: seller_note } satisfies ListedSeller]
  })
}
