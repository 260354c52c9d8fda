import type { FastifyInstance } from 'fastify'
import { advanceShipmentCall, courierEventCall, serviceabilityCall } from '#contract/shipping/shipping.endpoints.ts'
import { isSandboxCourier, type ShippingGateway } from '#server/gateways/shipping/shipping-gateway.ts'
import { serve } from '#server/platform/serve.ts'
import { serveEvent } from '#server/platform/serve-event.ts'
import { advanceShipment } from './advance-shipment.ts'
import { checkServiceability } from './check-serviceability.ts'
import { courierWebhook } from './courier-webhook.ts'

export default async function shippingRoutes(app: FastifyInstance, { gateway }: { gateway: ShippingGateway }) {
  serve(app, serviceabilityCall, checkServiceability)
  serveEvent(app, courierEventCall, courierWebhook)
  if (isSandboxCourier(gateway)) serve(app, advanceShipmentCall, advanceShipment(gateway))
}
