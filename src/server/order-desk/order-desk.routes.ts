import type { FastifyInstance } from 'fastify'
import { markShippedCall } from '#contract/admin/order-documents.endpoints.ts'
import { correctAddressCall, orderAddressCall, reshipOrderCall } from '#contract/admin/order-parcel.endpoints.ts'
import { orderTimelineCall } from '#contract/admin/order-timeline.endpoints.ts'
import { moveOrderCall, resendMailCall, restockOrderCall, retryShipmentCall } from '#contract/admin/orders.endpoints.ts'
import { ownCourierCall } from '#contract/admin/own-courier.endpoints.ts'
import { serve } from '#server/platform/http/serve.ts'
import { correctAddress, orderAddress } from './correct-address.ts'
import { listTimeline } from './list-timeline.ts'
import { markShipped } from './mark-shipped.ts'
import { moveOrderByStaff, restockOrderByStaff } from './move-order-by-staff.ts'
import { resendMail } from './resend-mail.ts'
import { reshipOrder } from './reship-order.ts'
import { retryShipment } from './retry-shipment.ts'
import { shipWithOwnCourier } from './ship-with-own-courier.ts'

export default async function orderDeskRoutes(app: FastifyInstance) {
  serve(app, moveOrderCall, moveOrderByStaff)
  serve(app, markShippedCall, markShipped)
  serve(app, resendMailCall, resendMail)
  serve(app, retryShipmentCall, retryShipment)
  serve(app, restockOrderCall, restockOrderByStaff)
  serve(app, orderAddressCall, orderAddress)
  serve(app, correctAddressCall, correctAddress)
  serve(app, reshipOrderCall, reshipOrder)
  serve(app, ownCourierCall, shipWithOwnCourier)
  serve(app, orderTimelineCall, listTimeline)
}
