import { z } from 'zod'
import { AUDIT_ACTIONS, type AuditRecord, auditText } from '#contract/audit/audit-actions.ts'
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

/** What happened to an order: what staff did, or a step of its parcel in the courier's words. */
export type Happening = AuditRecord | { at: string; by: null; text: string }

/** Asha marked it as shipped 2 minutes ago */
export function happeningText(happening: Happening, now: Date): string {
  const when = agoText(happening.at, now)
  if (happening.by === null) return `“${happening.text}” came in ${when}`
  const { by, action, data, changes } = happening
  const status = changes.status?.[1]
  const did = status
    ? `marked it as ${String(status).toLowerCase()}`
    : (AUDIT_ACTIONS[action].did ?? `changed it (“${auditText(action, data)}”)`)
  return `${by} ${did} ${when}`
}

export const UNKNOWN_CHANGE = 'This order has changed since you opened it'
