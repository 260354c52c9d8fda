import { MOST_NOTES } from '#contract/admin/staff-notes.ts'
import type { Db } from '#server/platform/db/database.ts'

const notes = (db: Db, orderId: string) =>
  db
    .selectFrom('order_notes')
    .select(['id', 'at', 'author_id as authorId', 'author_name as authorName', 'text'])
    .where('order_id', '=', orderId)

/** Newest first: ids grow with time. */
export const notesOf = (db: Db, orderId: string) => notes(db, orderId).orderBy('id', 'desc').limit(MOST_NOTES).execute()

export const findNote = (db: Db, orderId: string, id: string) =>
  notes(db, orderId).where('id', '=', id).executeTakeFirst()

type NewNote = { id: string; orderId: string; at: Date; authorId: string; text: string }

/** Signed with the name that its author has now. */
export async function insertNote(tx: Db, { id, orderId, at, authorId, text }: NewNote): Promise<void> {
  await tx
    .insertInto('order_notes')
    .values(({ selectFrom }) => ({
      id,
      order_id: orderId,
      at,
      author_id: authorId,
      author_name: selectFrom('users').select('full_name').where('id', '=', authorId),
      text,
    }))
    .execute()
}

export async function deleteNote(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('order_notes').where('id', '=', id).execute()
}
