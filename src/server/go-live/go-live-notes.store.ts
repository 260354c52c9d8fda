import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import type { GoLiveNote, GoLiveNotesTable } from './go-live-note.table.ts'

export type KeptNote = Selectable<GoLiveNotesTable> & { full_name: string | null }

export const goLiveNotes = (db: Db): Promise<KeptNote[]> =>
  db
    .selectFrom('go_live_notes')
    .leftJoin('users', 'users.id', 'go_live_notes.user_id')
    .selectAll('go_live_notes')
    .select('users.full_name')
    .execute()

type NewNote = Pick<Insertable<GoLiveNotesTable>, 'about' | 'outcome' | 'at'> &
  Partial<Pick<Insertable<GoLiveNotesTable>, 'amount_rupees' | 'user_id'>>

/** The newest one stays. */
export async function keepNote(db: Db, name: GoLiveNote, note: NewNote): Promise<void> {
  const row = { amount_rupees: null, user_id: null, ...note }
  await db
    .insertInto('go_live_notes')
    .values({ name, ...row })
    .onConflict((older) => older.column('name').doUpdateSet(row))
    .execute()
}

/** Takes the turn to send a mail; false while the last one is younger than this. */
export async function takeMailTurn(db: Db, note: NewNote, notAfter: Date): Promise<boolean> {
  const row = { amount_rupees: null, user_id: null, ...note }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('go_live_notes')
    .values({ name: 'mailSent', ...row })
    .onConflict((older) => older.column('name').doUpdateSet(row).where('go_live_notes.at', '<', notAfter))
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}
