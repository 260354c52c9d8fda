import { z } from 'zod'
import { endpoint } from '#contract/platform/endpoint.ts'
import { bulkChange } from './bulk-edit.ts'
import { catalogFailures } from './catalog.failures.ts'
import { manageFailures } from './manage-products.failures.ts'
import { productId } from './product.ts'

const BULK = '/api/v2/admin/products/bulk'
const who = 'manageOwnProducts'
/** Prices and stock are numbers, states and categories words. */
const value = z.union([z.number(), z.string()])

export const MOST_AT_ONCE = 200

const previewRow = z.object({
  _id: productId,
  name: z.string(),
  before: value,
  after: value,
  /** Why this product can't be changed like that. */
  fault: z.string().nullable(),
})
export type PreviewRow = z.output<typeof previewRow>

export const previewBulkEditCall = endpoint('previewBulkEdit', 'POST', `${BULK}/preview`, {
  who,
  summary: 'What a change would make of each of these products. Nothing is changed.',
  input: z.object({ ids: z.array(productId).min(1).max(MOST_AT_ONCE), change: bulkChange }),
  answer: z.object({ data: z.array(previewRow) }),
  failures: [catalogFailures.unknownProduct],
})

export const bulkEditCall = endpoint('bulkEdit', 'POST', BULK, {
  who,
  summary: 'Changes products as a preview has shown: all of them, or none where one is no longer what it was.',
  input: z.object({
    rows: z
      .array(z.object({ id: productId, before: value }))
      .min(1)
      .max(MOST_AT_ONCE),
    change: bulkChange,
  }),
  answer: z.object({ message: z.string() }),
  failures: [catalogFailures.unknownProduct, manageFailures.previewOutdated],
})
