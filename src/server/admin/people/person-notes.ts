import type { Role } from '#contract/accounts/roles.ts'
import type { addNoteCall, deleteNoteCall } from '#contract/admin/people.endpoints.ts'
import { MOST_NOTES, mayDeleteNote, noteFailures, type StaffNote } from '#contract/admin/staff-notes.ts'
import { userFailures } from '#contract/admin/user-rules.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { PersonNotesTable } from '#server/accounts/person-note.table.ts'
import { countNotes, insertNote, noteBy, removeNote } from '#server/accounts/person-notes.store.ts'
import { userById } from '#server/accounts/users.store.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { newId } from '#server/platform/ids.ts'

export const toNote = (note: PersonNotesTable, reader: { id: string; role: Role }): StaffNote => ({
  _id: note.id,
  by: note.author_name,
  at: note.at.toISOString(),
  text: note.text,
  mayDelete: mayDeleteNote(reader, note.author_id),
})

export async function addNote(
  ctx: Ctx,
  { id, text }: ParsedInput<typeof addNoteCall>,
): Promise<AnswerOf<typeof addNoteCall>> {
  const me = signedIn(ctx)
  if (!(await userById(ctx.db, id))) throw new Failure(userFailures.unknownUser)
  if ((await countNotes(ctx.db, id)) >= MOST_NOTES) throw new Failure(noteFailures.tooManyNotes)
  const author = await userById(ctx.db, me.id)
  const note = {
    id: newId(),
    user_id: id,
    author_id: me.id,
    author_name: author?.user.fullName ?? '',
    at: ctx.now,
    text,
  }
  await insertNote(ctx.db, note)
  return { message: 'Note added.' }
}

export async function deleteNote(
  ctx: Ctx,
  { id }: ParsedInput<typeof deleteNoteCall>,
): Promise<AnswerOf<typeof deleteNoteCall>> {
  const note = await noteBy(ctx.db, id)
  if (!note) throw new Failure(noteFailures.unknownNote)
  if (!mayDeleteNote(signedIn(ctx), note.author_id)) throw new Failure(noteFailures.othersNote)
  await removeNote(ctx.db, id)
  return { message: 'Note deleted.' }
}
