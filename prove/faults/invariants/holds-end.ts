import { sql } from 'kysely'
import type { Invariant } from './invariant.ts'

/** No pieces are held after their time: the half hour of every hold is long over here. */
export const holdsEnd: Invariant = async ({ db }) => {
  const { rows } = await sql<{ id: string; since: Date }>`
    select id, held_since as since from checkouts where status = 'open' and expires_at < now()`.execute(db)
  return rows.map(({ id, since }) => `checkout ${id} holds pieces since ${since.toISOString()}`)
}
