import type { FastifyInstance } from 'fastify'
import { buyAgainCall } from '#contract/orders/buy-again.endpoints.ts'
import { getOrderCall, listOrdersCall } from '#contract/orders/orders.endpoints.ts'
import { serve } from '#server/platform/http/serve.ts'
import { listBuyAgain } from './list-buy-again.ts'
import { getOrder, listOrders } from './list-orders.ts'

export default async function ordersRoutes(app: FastifyInstance) {
  serve(app, listOrdersCall, listOrders)
  serve(app, getOrderCall, getOrder)
  serve(app, buyAgainCall, listBuyAgain)
}
