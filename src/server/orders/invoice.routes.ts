import type { FastifyInstance } from 'fastify'
import { getInvoiceCall } from '#contract/orders/invoice.endpoints.ts'
import { serve } from '#server/platform/serve.ts'
import { getInvoice } from './get-invoice.ts'

export default async function invoiceRoutes(app: FastifyInstance) {
  serve(app, getInvoiceCall, getInvoice)
}
