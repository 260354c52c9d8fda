import { z } from 'zod'
import { endpoint } from '#contract/platform/endpoint.ts'
import { streamedFile } from '#contract/platform/file-answer.ts'
import { chosenIds } from './order-documents.endpoints.ts'

export const exportOrdersCall = endpoint('exportOrders', 'GET', '/api/v2/admin/orders/export.csv', {
  who: 'exportData',
  proof: true,
  file: 'text/csv',
  summary: 'Real orders as CSV, one row per line, newest first. Sellers get their own lines, without the customer.',
  input: z.object({
    /** Only these; left out it is all. */
    ids: chosenIds.optional(),
  }),
  answer: streamedFile,
})
