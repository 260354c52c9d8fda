import { MOST_NOTES } from '#contract/admin/staff-notes.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { PersonNotesTable } from './person-note.table.ts'

/** Newest first. */
export const notesAbout = (db: Db, userId: string): Promise<PersonNotesTable[]> =>
  db
    .selectFrom('person_notes')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(MOST_NOTES)
    .execute()

export async function countNotes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('person_notes')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertNote(db: Db, note: PersonNotesTable): Promise<void> {
  await db.insertInto('person_notes').values(note).execute()
}

export const noteBy = (db: Db, id: string) =>
  db.selectFrom('person_notes').selectAll().where('id', '=', id).executeTakeFirst()

export async function removeNote(db: Db, id: string): Promise<void> {
  await db.deleteFrom('person_notes').where('id', '=', id).execute()
}
