import { z } from 'zod'
import { session } from '#contract/accounts/user.ts'
import { address } from '#contract/addresses/address.ts'
import { rupees } from '#contract/catalog/rupees.ts'
import { ORDER_STATUSES } from '#contract/orders/order-status.ts'
import { MONEY_MODES } from '#contract/payments/money-mode.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { REMOVAL_REASONS } from '#contract/reviews/removal-reasons.ts'
import { noteFailures, noteText, staffNote } from './staff-notes.ts'
import { userFailures } from './user-rules.ts'
import { listedUser } from './users.endpoints.ts'

const purchases = z.object({
  /** What they paid and kept, of real orders that were not cancelled. */
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
      money: z.enum(MONEY_MODES),
      total: rupees,
      createdAt: z.iso.datetime(),
    }),
  ),
  addresses: z.array(address),
})
export type Purchases = z.output<typeof purchases>

const person = z.object({
  user: listedUser,
  /** What they bought and where it goes; null for those who may not see orders. */
  purchases: purchases.nullable(),
  reviews: z.array(
    z.object({
      productId: z.string(),
      product: z.string(),
      rating: z.int(),
      /** Null where it was removed and the reader has no part in removing reviews. */
      message: z.string().nullable(),
      removed: z.enum(REMOVAL_REASONS).nullable(),
      createdAt: z.iso.datetime(),
    }),
  ),
  /** Where they are logged in; null where they stand above whoever asks. */
  sessions: z.array(session.omit({ isCurrent: true })).nullable(),
  /** Newest first. */
  notes: z.array(staffNote),
})
export type PersonPage = z.output<typeof person>

const byId = z.object({ id: z.uuid('Not a valid user id') })

export const personCall = endpoint('person', 'GET', '/api/v2/admin/people/:id', {
  who: 'manageUsers',
  summary: 'One person: account, orders, addresses, reviews, devices and staff notes.',
  input: byId,
  answer: z.object({ data: person }),
  failures: [userFailures.unknownUser],
})

export const addNoteCall = endpoint('addNote', 'POST', '/api/v2/admin/people/:id/notes', {
  who: 'manageUsers',
  status: 201,
  summary: 'Adds a staff note about a person. They get it with their data when they ask for it.',
  input: byId.extend({ text: noteText }),
  answer: z.object({ message: z.string() }),
  failures: [userFailures.unknownUser, noteFailures.tooManyNotes],
})

export const deleteNoteCall = endpoint('deleteNote', 'DELETE', '/api/v2/admin/notes/:id', {
  who: 'manageUsers',
  summary: 'Deletes a staff note: one’s own, or as a superadmin any.',
  input: z.object({ id: z.uuid('Not a valid note id') }),
  answer: z.object({ message: z.string() }),
  failures: [noteFailures.unknownNote, noteFailures.othersNote],
})
