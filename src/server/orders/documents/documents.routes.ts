import type { FastifyInstance } from 'fastify'
import { packingSlipsCall, pickListCall } from '#contract/admin/order-documents.endpoints.ts'
import { serve } from '#server/platform/http/serve.ts'
import { printPackingSlips, printPickList } from './print-documents.ts'

export default async function documentsRoutes(app: FastifyInstance) {
  serve(app, packingSlipsCall, printPackingSlips)
  serve(app, pickListCall, printPickList)
}
