import { z } from 'zod'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { failures } from '#contract/platform/failures.ts'
import { fileAnswer } from '#contract/platform/file-answer.ts'
import { seenVersion } from './order-version.ts'

/** So many orders are worked on at once. */
export const MOST_CHOSEN = 100

const TOO_MANY = `Choose up to ${MOST_CHOSEN} orders at once`
const ids = z.array(z.uuid('Not a valid order id')).min(1, 'Choose an order').max(MOST_CHOSEN, TOO_MANY)

/** As a query has them: one text, separated by commas. */
export const chosenIds = z
  .string()
  .max(MOST_CHOSEN * 40, TOO_MANY)
  .transform((text) => [...new Set(text.split(','))])
  .pipe(ids)

export const labelFailures = failures('labels', {
  noCourier: { status: 409, text: 'No courier is booked for {numbers}, so there is no label yet.' },
  mixed: { status: 409, text: 'A different courier carries {numbers}. Print their labels separately.' },
  away: { status: 503, text: 'The courier didn’t send the label. Please try again in a moment.' },
})

export const packingSlipsCall = endpoint('packingSlips', 'GET', '/api/v2/admin/orders/packing-slips.pdf', {
  who: 'seeAdminPanel',
  summary: 'Packing slips of the chosen orders as a PDF. Sellers get their own lines, without the customer.',
  input: z.object({ ids: chosenIds }),
  file: 'application/pdf',
  answer: fileAnswer,
  failures: [orderFailures.unknown],
})

export const pickListCall = endpoint('pickList', 'GET', '/api/v2/admin/orders/pick-list.pdf', {
  ...packingSlipsCall,
  summary: 'What to fetch from the shelves for the chosen orders, added up, as a PDF. Sellers get their own products.',
})

export const labelsCall = endpoint('labels', 'GET', '/api/v2/admin/orders/labels.pdf', {
  ...packingSlipsCall,
  who: 'manageAllOrders',
  summary: 'The shipping labels of the chosen orders as a PDF: the courier’s own, or ours where it prints none.',
  failures: [orderFailures.unknown, labelFailures.noCourier, labelFailures.mixed, labelFailures.away],
})

const refused = z.object({ id: z.string(), number: z.string(), reason: z.string() })
export type Refused = z.output<typeof refused>

export const markShippedCall = endpoint('markShipped', 'POST', '/api/v2/admin/orders/mark-shipped', {
  who: 'manageAllOrders',
  summary: 'Marks each of the chosen orders as shipped, as one by one, and says which could not be and why.',
  input: z.object({
    orders: z
      .array(z.object({ id: z.uuid('Not a valid order id'), ...seenVersion }))
      .min(1, 'Choose an order')
      .max(MOST_CHOSEN, TOO_MANY),
  }),
  answer: z.object({ message: z.string(), data: z.object({ moved: z.array(z.string()), refused: z.array(refused) }) }),
})
