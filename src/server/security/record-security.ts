import type { SecurityEventName } from '#contract/security/security-event.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { deviceName } from '#server/platform/http/device-name.ts'
import { newId } from '#server/platform/ids.ts'
import { capsOf } from './event-caps.ts'
import { insertEventWithin } from './security-events.store.ts'

type Happened = {
  event: SecurityEventName
  /** Whose account it is about; null where nobody's is. */
  of: string | null
  /** Who did it; left out it is the caller. */
  by?: string | null
  /** A few words, such as the two roles. Never a secret, a name or an address of mail. */
  detail?: string
}

const LONGEST_DETAIL = 200

/**
 * Writes down what happened to an account, in the transaction in which it happens, and in the log. The log has every
 * event; the table leaves out what comes so often that somebody means to fill it.
 */
export async function recordSecurity(
  db: Db,
  { actor, from, now, log }: Pick<Ctx, 'actor' | 'from' | 'now' | 'log'>,
  { event, of, by = actor?.id ?? null, detail }: Happened,
): Promise<void> {
  const device = deviceName(from.agent)
  const line = { event, subjectId: of, actorId: by, ip: from.address, device, detail }
  log[isAlarming(event) ? 'warn' : 'info']({ security: line }, 'security event')
  const row = {
    id: newId(),
    at: now,
    event,
    subject_id: of,
    actor_id: by,
    address: from.address,
    device,
    detail: detail?.slice(0, LONGEST_DETAIL) ?? null,
  }
  await insertEventWithin(db, row, capsOf(row))
}

const isAlarming = (event: SecurityEventName) => event.endsWith('-failed') || event === 'session-stolen'
