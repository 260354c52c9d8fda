import { z } from 'zod'
import { endpoint } from '#contract/platform/endpoint.ts'
import { fileAnswer } from '#contract/platform/file-answer.ts'
import { errorMessage } from '#contract/platform/t.ts'
import { AGGREGATOR } from './orders.endpoints.ts'
import { orderFailures } from './orders.failures.ts'

const byId = z.object({ id: z.uuid(errorMessage('This is not a valid order ID')) })

export const getInvoiceCall = endpoint('getInvoice', 'GET', `${AGGREGATOR}/invoice/:id`, {
  who: 'useAccount',
  summary: 'The tax invoice of one of my orders, as a PDF.',
  input: byId,
  file: 'application/pdf',
  answer: fileAnswer,
  failures: [orderFailures.unknown],
})

export const manageInvoiceCall = endpoint('manageInvoice', 'GET', `${AGGREGATOR}/manageOrder/:id/invoice`, {
  ...getInvoiceCall,
  who: 'manageAllOrders',
  summary: 'The tax invoice of any order, as a PDF.',
})
