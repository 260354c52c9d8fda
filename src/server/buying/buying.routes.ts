import type { FastifyInstance } from 'fastify'
import { getKeyCall, paymentEventCall, sandboxPayCall } from '#contract/payments/payments.endpoints.ts'
import { openPaymentCall, paymentCallbackCall, placeOrderCall } from '#contract/purchase/purchase.endpoints.ts'
import { isSandbox } from '#server/gateways/payment/open-payment-gateway.ts'
import type { PaymentGateway } from '#server/gateways/payment/payment-gateway.ts'
import { sandboxPay } from '#server/payments/sandbox-pay.ts'
import { serve } from '#server/platform/http/serve.ts'
import { serveEvent } from '#server/platform/http/serve-event.ts'
import { openPayment } from './open-payment.ts'
import { paymentCallback } from './payment-callback.ts'
import { takePaymentEvent } from './payment-events.ts'
import { placeOrder } from './place-order.ts'

export default async function buyingRoutes(app: FastifyInstance, { gateway }: { gateway: PaymentGateway }) {
  serve(app, getKeyCall, async () => ({ key: gateway.publicKey, provider: gateway.provider }))
  serve(app, openPaymentCall, openPayment)
  serve(app, paymentCallbackCall, paymentCallback)
  serveEvent(app, paymentEventCall, takePaymentEvent)
  if (isSandbox(gateway)) serve(app, sandboxPayCall, sandboxPay(gateway))
  serve(app, placeOrderCall, placeOrder)
}
