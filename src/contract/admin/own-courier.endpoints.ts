import { z } from 'zod'
import { AGGREGATOR } from '#contract/orders/orders.endpoints.ts'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { typedText } from '#contract/platform/typed-text.ts'
import { seenVersion, staleFailures } from './order-version.ts'
import { staffOrderFailures } from './orders.endpoints.ts'
import { ownCourierFailures } from './own-courier.failures.ts'

export const LONGEST_PARCEL = { courierName: 60, trackingNumber: 40, trackingUrl: 500 } as const
const HTTPS = 'Enter a link that starts with https://'

function isHttps(link: string): boolean {
  if (!URL.canParse(link)) return false
  const url = new URL(link)
  return url.protocol === 'https:' && url.username === '' && url.hostname.includes('.')
}

/** All of it is empty where the shop brings the parcel itself. */
export const ownParcel = z.object({
  courierName: typedText('Enter the courier’s name')
    .max(LONGEST_PARCEL.courierName, 'Please shorten this to 60 characters')
    .default(''),
  trackingNumber: z
    .string()
    .trim()
    .max(LONGEST_PARCEL.trackingNumber, 'Please shorten this to 40 characters')
    .regex(/^([A-Za-z0-9][A-Za-z0-9 /-]*)?$/, 'Use letters, digits, spaces and dashes only')
    .default(''),
  /** The courier's own page about it. */
  trackingUrl: z
    .string()
    .trim()
    .max(LONGEST_PARCEL.trackingUrl, 'Please shorten this to 500 characters')
    .refine((link) => link === '' || isHttps(link), HTTPS)
    .default(''),
})
export type OwnParcel = z.output<typeof ownParcel>

export const ownCourierCall = endpoint('ownCourier', 'POST', `${AGGREGATOR}/manageOrder/:id/own-courier`, {
  who: 'manageAllOrders',
  summary:
    'Ships an order by yourself, with the name of a courier and a tracking number if there are any, and takes it back from ours. Called again before delivery, it corrects them.',
  input: ownParcel.extend({ id: z.uuid('Not a valid order id'), ...seenVersion }),
  answer: z.object({ message: z.string() }),
  failures: [
    orderFailures.unknown,
    staffOrderFailures.wrongWay,
    staffOrderFailures.cancelPending,
    staleFailures.stale,
    ...Object.values(ownCourierFailures),
  ],
})
