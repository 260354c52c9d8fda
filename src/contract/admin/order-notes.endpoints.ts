import { z } from 'zod'
import type { Role } from '#contract/accounts/roles.ts'
import { AGGREGATOR } from '#contract/orders/orders.endpoints.ts'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { failures } from '#contract/platform/failures.ts'

export const LONGEST_NOTE = 2_000
export const MOST_NOTES = 100

export const noteFailures = failures('admin', {
  unknownNote: { status: 404, text: 'This note is gone.' },
  othersNote: { status: 403, text: 'Only whoever wrote it, or a superadmin, can delete this note.' },
  tooManyNotes: { status: 409, text: 'This order has {most} notes. Delete one first.', values: { most: MOST_NOTES } },
})

/** Whoever wrote it takes it back; a superadmin any, as of somebody who has left. */
export const mayDeleteNote = (actor: { id: string; role: Role }, authorId: string | null) =>
  actor.role === 'superadmin' || actor.id === authorId

const orderNote = z.object({
  _id: z.string(),
  at: z.iso.datetime(),
  /** By the name they had then. */
  by: z.string(),
  text: z.string(),
  mayDelete: z.boolean(),
})
export type OrderNote = z.output<typeof orderNote>

const id = z.uuid('Not a valid order id')
const path = `${AGGREGATOR}/manageOrder/:id/notes` as const

export const orderNotesCall = endpoint({
  method: 'GET',
  path,
  who: 'manageAllOrders',
  summary: 'What staff noted about an order, newest first. Customers and sellers never see it.',
  input: z.object({ id }),
  answer: z.object({ data: z.array(orderNote) }),
  failures: [orderFailures.unknown],
})

export const addOrderNoteCall = endpoint({
  method: 'POST',
  path,
  who: 'manageAllOrders',
  summary: 'Adds a note for colleagues to an order.',
  input: z.object({
    id,
    text: z
      .string('Write a note')
      .trim()
      .min(1, 'Write a note')
      .max(LONGEST_NOTE, 'Please shorten this to 2,000 characters'),
  }),
  answer: z.object({ message: z.string() }),
  failures: [orderFailures.unknown, noteFailures.tooManyNotes],
})

export const deleteOrderNoteCall = endpoint({
  method: 'DELETE',
  path: `${path}/:note`,
  who: 'manageAllOrders',
  summary: 'Deletes a note of yours; superadmins delete any.',
  input: z.object({ id, note: z.uuid('Not a valid note id') }),
  answer: z.object({ message: z.string() }),
  failures: [orderFailures.unknown, noteFailures.unknownNote, noteFailures.othersNote],
})
