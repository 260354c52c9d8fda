import { failures } from '#contract/platform/failures.ts'

export const shippingFailures = failures('shipping', {
  notTheCourier: { status: 401, text: 'This call did not come from the courier.' },
  unknownShipment: { status: 404, text: 'There is no shipment for this order.' },
  noFurtherStep: { status: 409, text: 'This shipment can’t move any further.' },
})
