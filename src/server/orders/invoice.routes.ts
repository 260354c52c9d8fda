import type { FastifyInstance } from 'fastify'
import { getInvoiceCall, manageInvoiceCall } from '#contract/orders/invoice.endpoints.ts'
import { serve } from '#server/platform/http/serve.ts'
import { getInvoice, manageInvoice } from './get-invoice.ts'

export default async function invoiceRoutes(app: FastifyInstance) {
  serve(app, getInvoiceCall, getInvoice)
  serve(app, manageInvoiceCall, manageInvoice)
}
