import { z } from 'zod'
import { AGGREGATOR } from '#contract/orders/orders.endpoints.ts'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { noteFailures, noteText, staffNote } from './staff-notes.ts'

const id = z.uuid('Not a valid order id')
const path = `${AGGREGATOR}/manageOrder/:id/notes` as const

export const orderNotesCall = endpoint('orderNotes', 'GET', path, {
  who: 'manageAllOrders',
  summary: 'What staff noted about an order, newest first. Customers and sellers never see it.',
  input: z.object({ id }),
  answer: z.object({ data: z.array(staffNote) }),
  failures: [orderFailures.unknown],
})

export const addOrderNoteCall = endpoint('addOrderNote', 'POST', path, {
  who: 'manageAllOrders',
  summary: 'Adds a note for colleagues to an order.',
  input: z.object({
    id,
    text: noteText,
  }),
  answer: z.object({ message: z.string() }),
  failures: [orderFailures.unknown, noteFailures.tooManyNotes],
})

export const deleteOrderNoteCall = endpoint('deleteOrderNote', 'DELETE', `${path}/:note`, {
  who: 'manageAllOrders',
  summary: 'Deletes a note of yours; superadmins delete any.',
  input: z.object({ id, note: z.uuid('Not a valid note id') }),
  answer: z.object({ message: z.string() }),
  failures: [orderFailures.unknown, noteFailures.unknownNote, noteFailures.othersNote],
})
