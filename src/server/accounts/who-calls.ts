import type { Actor } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/database.ts'
import { actorOfSession } from './sessions.store.ts'

/** The user behind an access token, if the session still lives; with the role they have now, not when it was signed. */
export async function whoCalls(db: Db, claims: { sub: string; sid: string }, now: Date): Promise<Actor> {
  return actorOfSession(db, claims, now)
}
