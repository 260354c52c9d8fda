import { z } from 'zod'
import { addressTexts } from '#contract/addresses/addresses.texts.ts'
import { PIN_CODE } from '#contract/addresses/in-india.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { errorMessage } from '#contract/platform/t.ts'
import { shippingFailures } from './shipping.failures.ts'

export const serviceabilityCall = endpoint('serviceability', 'GET', '/api/v2/serviceability', {
  who: 'anyone',
  summary: 'Whether a PIN code is delivered to, and in about how many days.',
  input: z.object({ pin: z.string().regex(PIN_CODE, { error: () => addressTexts.badPin }) }),
  answer: z.object({
    serviceable: z.boolean(),
    /** Null when nobody can say right now. */
    days: z.int().positive().nullable(),
  }),
})

/** The aggregator refuses addresses that hold its own name, so this one does not lie beside the order calls. */
export const courierEventCall = endpoint('courierEvent', 'POST', '/api/webhooks/courier', {
  who: 'anyone',
  summary: 'News of a shipment, from the aggregator, which shows its token in the header x-api-key.',
  input: z.object({}),
  answer: z.object({}),
  failures: [shippingFailures.notTheCourier],
})

export const advanceShipmentCall = endpoint('advanceShipment', 'POST', '/api/sandbox/shipments/:orderId/advance', {
  who: 'manageAllOrders',
  summary: 'Moves a shipment of the sandbox courier one step along. Exists only without a real courier.',
  input: z.object({ orderId: z.uuid(errorMessage('This is not a valid order ID')) }),
  answer: z.object({ data: z.object({ status: z.string(), delivery_status: z.string() }) }),
  failures: [shippingFailures.unknownShipment, shippingFailures.noFurtherStep],
})
