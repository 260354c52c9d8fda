import { z } from 'zod'
import { endpoint } from '#contract/platform/endpoint.ts'
import { failures } from '#contract/platform/failures.ts'
import { typedText } from '#contract/platform/typed-text.ts'
import { orderFilter } from './order-filter.ts'

export const MOST_VIEWS = 10

export const viewFailures = failures('order-views', {
  tooMany: { status: 409, text: `You can save ${MOST_VIEWS} views. Remove one first.` },
  nameTaken: { status: 409, text: 'You already have a view with this name.' },
  unknown: { status: 404, text: 'This view is no longer there.' },
})

const VIEWS = '/api/v2/admin/order-views'
const view = z.object({ id: z.uuid(), name: z.string(), filter: orderFilter })
export type OrderView = z.output<typeof view>

export const listViewsCall = endpoint('listViews', 'GET', VIEWS, {
  who: 'seeAdminPanel',
  summary: 'The views of the order list that I saved, oldest first.',
  answer: z.object({ data: z.array(view) }),
})

export const saveViewCall = endpoint('saveView', 'POST', VIEWS, {
  who: 'seeAdminPanel',
  summary: `Saves a filter of the order list under a name, up to ${MOST_VIEWS} for each person.`,
  input: z.object({
    name: typedText().min(1, 'Give the view a name').max(30, 'Use 30 characters or fewer'),
    filter: orderFilter,
  }),
  answer: z.object({ message: z.string(), data: view }),
  failures: [viewFailures.tooMany, viewFailures.nameTaken],
})

export const deleteViewCall = endpoint('deleteView', 'DELETE', `${VIEWS}/:id`, {
  who: 'seeAdminPanel',
  summary: 'Removes a view of mine.',
  input: z.object({ id: z.uuid() }),
  answer: z.object({ message: z.string() }),
  failures: [viewFailures.unknown],
})
