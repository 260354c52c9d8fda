import { z } from 'zod'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { msg, t } from '#contract/platform/t.ts'
import { type mySecurityEventsCall, securityFailures } from '#contract/security/security.endpoints.ts'
import { SECURITY_EVENTS, type SecurityEvent } from '#contract/security/security-event.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { spokenDevice } from '#server/platform/http/device-name.ts'
import { keysetPage, readCursor } from '#server/platform/http/keyset-page.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { eventsOf } from './security-events.store.ts'

type Answer = AnswerOf<typeof mySecurityEventsCall>
type Named = Awaited<ReturnType<typeof eventsOf>>[number]
type ShowActor = (name: string) => string

const position = z.tuple([z.iso.datetime(), z.uuid()])
const STAFF = msg('Likho staff')
const GONE = msg('a deleted account')

/** What happened to the caller's own account. Which of the staff did something is not theirs to know. */
export const listMySecurityEvents = (ctx: Ctx, input: ParsedInput<typeof mySecurityEventsCall>): Promise<Answer> =>
  pageOfEvents(ctx.db, signedIn(ctx).id, input, () => t(STAFF))

/** The newest ones, for the download of everything that the shop keeps about somebody. */
export const latestSecurityEvents = async (db: Db, userId: string, limit: number): Promise<SecurityEvent[]> =>
  (await eventsOf(db, userId, undefined, limit)).map((row) => toEvent(row, userId, () => t(STAFF)))

/** What happened to the account, newest first. Who else did it is named as `showActor` has it. */
export async function pageOfEvents(
  db: Db,
  userId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
  showActor: ShowActor,
): Promise<Answer> {
  const [at, id] = readCursor(cursor, position, securityFailures.badCursor) ?? []
  const after = at && id ? { at: new Date(at), id } : undefined
  const { rows, nextCursor } = await keysetPage(
    limit,
    (limit) => eventsOf(db, userId, after, limit),
    (row) => [row.at.toISOString(), row.id],
  )
  return { data: rows.map((row) => toEvent(row, userId, showActor)), nextCursor }
}

function toEvent(row: Named, userId: string, showActor: ShowActor): SecurityEvent {
  const isByOther = row.actor_id !== null && row.actor_id !== userId
  const isToOther = row.subject_id !== userId
  return {
    _id: row.id,
    at: row.at.toISOString(),
    event: row.event,
    text: t((SECURITY_EVENTS as Record<string, string>)[row.event] ?? row.event),
    detail: row.detail,
    by: isByOther ? showActor(row.actorName ?? t(GONE)) : null,
    to: isToOther ? (row.subjectName ?? t(GONE)) : null,
    address: isByOther ? null : row.address,
    device: isByOther || row.device === null ? null : spokenDevice(row.device),
  }
}
