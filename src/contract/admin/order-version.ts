import { z } from 'zod'
import type { Changes } from '#contract/audit/audit-entry.ts'
import { failures } from '#contract/platform/failures.ts'
import { agoText } from './ago-text.ts'

/**
 * How an order stood when a page was loaded, and when that was. Sent back with what is done there: an order that a
 * colleague has changed meanwhile is looked at again first. No act on an order goes without it. Notes do without: they
 * change nothing of the order; and the sandbox's courier, who moves a parcel as a real one would.
 */
export const orderVersion = z
  .string('Say which version of the order you saw')
  .regex(/^[0-9a-f]{32}\.\d{1,15}$/, 'Not a version of an order')
export const seenVersion = { seen: orderVersion }

export const versionOf = (state: string, at: Date) => `${state}.${at.getTime()}`

export function readVersion(version: string): { state: string; at: Date } {
  const [state = '', at = ''] = version.split('.')
  return { state, at: new Date(Number(at)) }
}

export const staleFailures = failures('admin', {
  stale: { status: 409, text: '{what}. We’ve refreshed the page and changed nothing: please check before you go on.' },
})

/** What happened to an order: an entry of its history, or a step of its parcel, which nobody here took. */
export type Happening = { at: string; by: string | null; action: string; changes?: Changes }

const DID: Record<string, string> = {
  'Cancellation requested': 'asked to cancel it',
  'Refund requested': 'requested a refund',
  'Refund retried': 'retried the refund',
  'Put back in stock': 'put the items back in stock',
  'Courier booking retried': 'booked the courier again',
  'Delivery address corrected': 'corrected the address',
  'New parcel sent': 'sent a new parcel',
  'Shipped with own courier': 'shipped it with their own courier',
  'Shipped by staff': 'shipped it',
  'Own courier corrected': 'corrected the courier details',
}

/** Asha marked it as shipped 2 minutes ago */
export function happeningText({ at, by, action, changes }: Happening, now: Date): string {
  const when = agoText(at, now)
  if (by === null) return `“${action}” came in ${when}`
  const status = changes?.status?.[1]
  const did = status ? `marked it as ${String(status).toLowerCase()}` : (DID[action] ?? `changed it (“${action}”)`)
  return `${by} ${did} ${when}`
}

export const UNKNOWN_CHANGE = 'This order has changed since you opened it'
