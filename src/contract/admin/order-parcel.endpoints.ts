import { z } from 'zod'
import { address, addressInput } from '#contract/addresses/address.ts'
import { AGGREGATOR } from '#contract/orders/orders.endpoints.ts'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { parcelFailures } from './address-correction.ts'

const id = z.uuid('This is not an order id')
const destination = address.omit({ _id: true, selected: true })

export const orderAddressCall = endpoint({
  method: 'GET',
  path: `${AGGREGATOR}/manageOrder/:id/address`,
  who: 'manageAllOrders',
  summary: 'Where an order goes, field by field, to be corrected.',
  input: z.object({ id }),
  answer: z.object({ data: z.object({ number: z.string(), address: destination }) }),
  failures: [orderFailures.unknown],
})

export const correctAddressCall = endpoint({
  method: 'POST',
  path: `${AGGREGATOR}/manageOrder/:id/address`,
  who: 'manageAllOrders',
  summary:
    'Corrects where an order goes that no courier has yet, and books its parcel again. The state stays: it decides the tax.',
  input: addressInput.safeExtend({ id }),
  answer: z.object({ message: z.string() }),
  failures: [orderFailures.unknown, parcelFailures.alreadyBooked, parcelFailures.otherState, parcelFailures.otherPin],
})

export const reshipOrderCall = endpoint({
  method: 'POST',
  path: `${AGGREGATOR}/manageOrder/:id/reship`,
  who: 'manageAllOrders',
  summary: 'Sends an order again whose parcel the courier cancelled, lost or damaged.',
  input: z.object({ id }),
  answer: z.object({ message: z.string() }),
  failures: [orderFailures.unknown, parcelFailures.nothingToReship],
})
