import type { addOrderNoteCall, deleteOrderNoteCall, orderNotesCall } from '#contract/admin/order-notes.endpoints.ts'
import { MOST_NOTES, mayDeleteNote, noteFailures } from '#contract/admin/staff-notes.ts'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { recordChange } from '#server/audit/record-change.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { newId } from '#server/platform/ids.ts'
import { deleteNote, findNote, insertNote, notesOf } from './order-notes.store.ts'
import { lockOrder } from './orders.store.ts'
import { orderById } from './orders-read.store.ts'

export async function listOrderNotes(
  ctx: Ctx,
  { id }: ParsedInput<typeof orderNotesCall>,
): Promise<AnswerOf<typeof orderNotesCall>> {
  const actor = signedIn(ctx)
  if (!(await orderById(ctx.db, id))) throw new Failure(orderFailures.unknown)
  const notes = await notesOf(ctx.db, id)
  return {
    data: notes.map((note) => ({
      _id: note.id,
      at: note.at.toISOString(),
      by: note.authorName,
      text: note.text,
      mayDelete: mayDeleteNote(actor, note.authorId),
    })),
  }
}

export async function addOrderNote(
  ctx: Ctx,
  { id, text }: ParsedInput<typeof addOrderNoteCall>,
): Promise<AnswerOf<typeof addOrderNoteCall>> {
  const { id: authorId } = signedIn(ctx)
  await ctx.db.transaction().execute(async (tx) => {
    await assertOrder(tx, id)
    if ((await notesOf(tx, id)).length >= MOST_NOTES) throw new Failure(noteFailures.tooManyNotes)
    await insertNote(tx, { id: newId(), orderId: id, at: ctx.now, authorId, text })
    // That there was one, and not what it said: notes go with the buyer's account, the log stays.
    await recordChange(tx, ctx.actor, ctx.now, { action: 'noteAdded', id })
  })
  return { message: 'Note added.' }
}

export async function deleteOrderNote(
  ctx: Ctx,
  { id, note }: ParsedInput<typeof deleteOrderNoteCall>,
): Promise<AnswerOf<typeof deleteOrderNoteCall>> {
  const actor = signedIn(ctx)
  await ctx.db.transaction().execute(async (tx) => {
    await assertOrder(tx, id)
    const found = await findNote(tx, id, note)
    if (!found) throw new Failure(noteFailures.unknownNote)
    if (!mayDeleteNote(actor, found.authorId)) throw new Failure(noteFailures.othersNote)
    await deleteNote(tx, note)
    await recordChange(tx, ctx.actor, ctx.now, { action: 'noteDeleted', id })
  })
  return { message: 'Note deleted.' }
}

/** Locked, so that a note is not written while the order forgets its buyer. */
async function assertOrder(tx: Db, id: string): Promise<void> {
  if (!(await lockOrder(tx, id))) throw new Failure(orderFailures.unknown)
}
