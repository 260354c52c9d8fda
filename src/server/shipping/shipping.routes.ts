import type { FastifyInstance } from 'fastify'
import { labelsCall } from '#contract/admin/order-documents.endpoints.ts'
import { advanceShipmentCall, courierEventCall, serviceabilityCall } from '#contract/shipping/shipping.endpoints.ts'
import { isSandboxCourier, type ShippingGateway } from '#server/gateways/shipping/shipping-gateway.ts'
import { serve } from '#server/platform/http/serve.ts'
import { serveEvent } from '#server/platform/http/serve-event.ts'
import { advanceShipment } from './advance-shipment.ts'
import { checkServiceability } from './check-serviceability.ts'
import { courierWebhook } from './courier-webhook.ts'
import { printLabels } from './print-labels.ts'

export default async function shippingRoutes(app: FastifyInstance, { gateway }: { gateway: ShippingGateway }) {
  serve(app, serviceabilityCall, checkServiceability)
  serve(app, labelsCall, printLabels)
  serveEvent(app, courierEventCall, courierWebhook)
  if (isSandboxCourier(gateway)) serve(app, advanceShipmentCall, advanceShipment(gateway))
}
