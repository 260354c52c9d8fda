import { z } from 'zod'
import { address, addressInput } from '#contract/addresses/address.ts'
import { AGGREGATOR } from '#contract/orders/orders.endpoints.ts'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { parcelFailures } from './address-correction.ts'
import { orderVersion, seenVersion, staleFailures } from './order-version.ts'

const id = z.uuid('Not a valid order id')
const destination = address.omit({ _id: true, selected: true })

export const orderAddressCall = endpoint('orderAddress', 'GET', `${AGGREGATOR}/manageOrder/:id/address`, {
  who: 'manageAllOrders',
  summary: 'The delivery address of an order, field by field.',
  input: z.object({ id }),
  answer: z.object({ data: z.object({ number: z.string(), address: destination, version: orderVersion }) }),
  failures: [orderFailures.unknown],
})

export const correctAddressCall = endpoint('correctAddress', 'POST', `${AGGREGATOR}/manageOrder/:id/address`, {
  who: 'manageAllOrders',
  summary:
    'Corrects the delivery address before the courier has the parcel, and books the courier again. The state can’t change: the tax depends on it.',
  input: addressInput.safeExtend({ id, ...seenVersion }),
  answer: z.object({ message: z.string() }),
  failures: [
    orderFailures.unknown,
    parcelFailures.alreadyBooked,
    parcelFailures.otherState,
    parcelFailures.otherPin,
    staleFailures.stale,
  ],
})

export const reshipOrderCall = endpoint('reshipOrder', 'POST', `${AGGREGATOR}/manageOrder/:id/reship`, {
  who: 'manageAllOrders',
  summary: 'Sends a new parcel after the courier cancelled, lost or damaged the first one.',
  input: z.object({ id, ...seenVersion }),
  answer: z.object({ message: z.string() }),
  failures: [orderFailures.unknown, parcelFailures.nothingToReship, staleFailures.stale],
})
