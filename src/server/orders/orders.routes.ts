import type { FastifyInstance } from 'fastify'
import { cancelOrderCall, getOrderCall, listOrdersCall, placeOrderCall } from '#contract/orders/orders.endpoints.ts'
import { serve } from '#server/platform/serve.ts'
import { cancelOrder } from './cancel-order.ts'
import { getOrder, listOrders } from './list-orders.ts'
import { placeOrder } from './place-order.ts'

export default async function ordersRoutes(app: FastifyInstance) {
  serve(app, placeOrderCall, placeOrder)
  serve(app, listOrdersCall, listOrders)
  serve(app, getOrderCall, getOrder)
  serve(app, cancelOrderCall, cancelOrder)
}
