import { endpoint, noInput } from '#contract/platform/endpoint.ts'
import { streamedFile } from '#contract/platform/file-answer.ts'

export const exportOrdersCall = endpoint({
  method: 'GET',
  path: '/api/v2/admin/orders/export.csv',
  who: 'exportData',
  proof: true,
  file: 'text/csv',
  summary: 'The orders as CSV, one row per line, newest first. Sellers get their own lines, without the customer.',
  input: noInput,
  answer: streamedFile,
})
