import type { FastifyInstance } from 'fastify'
import { getOrderCall, listOrdersCall } from '#contract/orders/orders.endpoints.ts'
import { serve } from '#server/platform/serve.ts'
import { getOrder, listOrders } from './list-orders.ts'

export default async function ordersRoutes(app: FastifyInstance) {
  serve(app, listOrdersCall, listOrders)
  serve(app, getOrderCall, getOrder)
}
