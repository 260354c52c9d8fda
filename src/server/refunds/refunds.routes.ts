import type { FastifyInstance } from 'fastify'
import { refundOrderCall } from '#contract/admin/orders.endpoints.ts'
import { refundPartCall } from '#contract/admin/part-refund.endpoints.ts'
import { cancelOrderCall } from '#contract/orders/orders.endpoints.ts'
import { serve } from '#server/platform/http/serve.ts'
import { cancelOrder } from './cancel-order.ts'
import { refundOrder } from './refund-order.ts'
import { refundPart } from './refund-part.ts'

export default async function refundsRoutes(app: FastifyInstance) {
  serve(app, cancelOrderCall, cancelOrder)
  serve(app, refundOrderCall, refundOrder)
  serve(app, refundPartCall, refundPart)
}
