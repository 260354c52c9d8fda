import type { FastifyInstance } from 'fastify'
import { markShippedCall } from '#contract/admin/order-documents.endpoints.ts'
import { correctAddressCall, orderAddressCall, reshipOrderCall } from '#contract/admin/order-parcel.endpoints.ts'
import { orderTimelineCall } from '#contract/admin/order-timeline.endpoints.ts'
import {
  moveOrderCall,
  refundOrderCall,
  resendMailCall,
  restockOrderCall,
  retryShipmentCall,
} from '#contract/admin/orders.endpoints.ts'
import { ownCourierCall } from '#contract/admin/own-courier.endpoints.ts'
import { refundPartCall } from '#contract/admin/part-refund.endpoints.ts'
import { cancelOrderCall } from '#contract/orders/orders.endpoints.ts'
import { getKeyCall, paymentEventCall, sandboxPayCall } from '#contract/payments/payments.endpoints.ts'
import { openPaymentCall, paymentCallbackCall, placeOrderCall } from '#contract/purchase/purchase.endpoints.ts'
import { isSandbox } from '#server/gateways/payment/open-payment-gateway.ts'
import type { PaymentGateway } from '#server/gateways/payment/payment-gateway.ts'
import { sandboxPay } from '#server/payments/sandbox-pay.ts'
import { serve } from '#server/platform/serve.ts'
import { serveEvent } from '#server/platform/serve-event.ts'
import { cancelOrder } from './cancel-order.ts'
import { correctAddress, orderAddress } from './correct-address.ts'
import { listTimeline } from './list-timeline.ts'
import { markShipped } from './mark-shipped.ts'
import { moveOrderByStaff, restockOrderByStaff } from './move-order-by-staff.ts'
import { openPayment } from './open-payment.ts'
import { paymentCallback } from './payment-callback.ts'
import { takePaymentEvent } from './payment-events.ts'
import { placeOrder } from './place-order.ts'
import { refundOrder } from './refund-order.ts'
import { refundPart } from './refund-part.ts'
import { resendMail } from './resend-mail.ts'
import { reshipOrder } from './reship-order.ts'
import { retryShipment } from './retry-shipment.ts'
import { shipWithOwnCourier } from './ship-with-own-courier.ts'

export default async function purchaseRoutes(app: FastifyInstance, { gateway }: { gateway: PaymentGateway }) {
  serve(app, getKeyCall, async () => ({ key: gateway.publicKey, provider: gateway.provider }))
  serve(app, openPaymentCall, openPayment)
  serve(app, paymentCallbackCall, paymentCallback)
  serveEvent(app, paymentEventCall, takePaymentEvent)
  if (isSandbox(gateway)) serve(app, sandboxPayCall, sandboxPay(gateway))
  serve(app, placeOrderCall, placeOrder)
  serve(app, cancelOrderCall, cancelOrder)
  serve(app, moveOrderCall, moveOrderByStaff)
  serve(app, markShippedCall, markShipped)
  serve(app, resendMailCall, resendMail)
  serve(app, retryShipmentCall, retryShipment)
  serve(app, refundOrderCall, refundOrder)
  serve(app, refundPartCall, refundPart)
  serve(app, restockOrderCall, restockOrderByStaff)
  serve(app, orderAddressCall, orderAddress)
  serve(app, correctAddressCall, correctAddress)
  serve(app, reshipOrderCall, reshipOrder)
  serve(app, ownCourierCall, shipWithOwnCourier)
  serve(app, orderTimelineCall, listTimeline)
}
