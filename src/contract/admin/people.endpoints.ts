import { z } from 'zod'
import { session } from '#contract/accounts/user.ts'
import { address } from '#contract/addresses/address.ts'
import { rupees } from '#contract/catalog/rupees.ts'
import { ORDER_STATUSES } from '#contract/orders/order-status.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { failures } from '#contract/platform/failures.ts'
import { userFailures } from './user-rules.ts'
import { listedUser } from './users.endpoints.ts'

export const LONGEST_NOTE = 1_000

export const noteFailures = failures('admin', {
  unknownNote: { status: 404, text: 'This note is already gone.' },
  othersNote: { status: 403, text: 'Only its author or a superadmin can delete this note.' },
  tooManyNotes: { status: 409, text: 'There are 100 notes already. Delete one first.' },
})

const note = z.object({
  _id: z.string(),
  /** Who wrote it, by the name they had then. */
  by: z.string(),
  at: z.iso.datetime(),
  text: z.string(),
  /** By whoever asks. */
  mayDelete: z.boolean(),
})
export type PersonNote = z.output<typeof note>

const person = z.object({
  user: listedUser,
  /** What they paid and kept, of orders that were not cancelled. */
  figures: z.object({
    orders: z.int(),
    spent: rupees,
    averageOrder: rupees,
    lastOrderAt: z.iso.datetime().nullable(),
  }),
  /** The latest ones. */
  orders: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      status: z.enum(ORDER_STATUSES),
      total: rupees,
      createdAt: z.iso.datetime(),
    }),
  ),
  addresses: z.array(address),
  reviews: z.array(
    z.object({
      productId: z.string(),
      product: z.string(),
      rating: z.int(),
      message: z.string(),
      createdAt: z.iso.datetime(),
    }),
  ),
  /** Where they are logged in; null where they stand above whoever asks. */
  sessions: z.array(session.omit({ isCurrent: true })).nullable(),
  /** Newest first. */
  notes: z.array(note),
})
export type PersonPage = z.output<typeof person>

const byId = z.object({ id: z.uuid('Not a valid user id') })

export const personCall = endpoint({
  method: 'GET',
  path: '/api/v2/admin/people/:id',
  who: 'manageUsers',
  summary: 'One person: account, orders, addresses, reviews, devices and staff notes.',
  input: byId,
  answer: z.object({ data: person }),
  failures: [userFailures.unknownUser],
})

export const addNoteCall = endpoint({
  method: 'POST',
  path: '/api/v2/admin/people/:id/notes',
  who: 'manageUsers',
  status: 201,
  summary: 'Adds a staff note about a person. They get it with their data when they ask for it.',
  input: byId.extend({
    text: z.string().trim().min(1, 'Write a note').max(LONGEST_NOTE, `Use up to ${LONGEST_NOTE} characters`),
  }),
  answer: z.object({ message: z.string(), data: note }),
  failures: [userFailures.unknownUser, noteFailures.tooManyNotes],
})

export const deleteNoteCall = endpoint({
  method: 'DELETE',
  path: '/api/v2/admin/notes/:id',
  who: 'manageUsers',
  summary: 'Deletes a staff note: one’s own, or as a superadmin any.',
  input: z.object({ id: z.uuid('Not a valid note id') }),
  answer: z.object({ message: z.string() }),
  failures: [noteFailures.unknownNote, noteFailures.othersNote],
})
