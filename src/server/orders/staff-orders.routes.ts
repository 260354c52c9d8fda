import type { FastifyInstance } from 'fastify'
import { addOrderNoteCall, deleteOrderNoteCall, orderNotesCall } from '#contract/admin/order-notes.endpoints.ts'
import { manageOrderCall, manageOrdersCall } from '#contract/admin/orders.endpoints.ts'
import { exportOrdersCall } from '#contract/admin/orders-export.endpoints.ts'
import { answerOrderCall, sellersOfOrderCall } from '#contract/admin/seller-answers.endpoints.ts'
import { serve } from '#server/platform/http/serve.ts'
import { answerOrder, listSellersOfOrder } from './answer-order.ts'
import { exportOrders } from './export-orders.ts'
import { addOrderNote, deleteOrderNote, listOrderNotes } from './order-notes.ts'
import { manageOrder, manageOrders } from './staff-orders.ts'

export default async function staffOrdersRoutes(app: FastifyInstance) {
  serve(app, manageOrdersCall, manageOrders)
  serve(app, manageOrderCall, manageOrder)
  serve(app, exportOrdersCall, exportOrders)
  serve(app, sellersOfOrderCall, listSellersOfOrder)
  serve(app, answerOrderCall, answerOrder)
  serve(app, orderNotesCall, listOrderNotes)
  serve(app, addOrderNoteCall, addOrderNote)
  serve(app, deleteOrderNoteCall, deleteOrderNote)
}
