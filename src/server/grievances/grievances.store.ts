import { type Insertable, type Selectable, sql } from 'kysely'
import type { GrievanceState } from '#contract/grievances/staff-grievances.endpoints.ts'
import { COUNTED_UP_TO } from '#contract/platform/counted-up-to.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { GrievancesTable } from './grievance.table.ts'

export type GrievanceRow = Selectable<GrievancesTable>

export async function insertGrievance(tx: Db, grievance: Insertable<GrievancesTable>): Promise<number> {
  const { number } = await tx.insertInto('grievances').values(grievance).returning('number').executeTakeFirstOrThrow()
  return number
}

type Page = { after: string | undefined; limit: number }

/** What waits longest comes first; what is done, newest first. */
export function grievancesIn(db: Db, state: GrievanceState, { after, limit }: Page): Promise<GrievanceRow[]> {
  const isOpen = state === 'open'
  return db
    .selectFrom('grievances')
    .selectAll()
    .where('state', '=', state)
    .$if(after !== undefined, (query) => query.where('id', isOpen ? '>' : '<', after as string))
    .orderBy('id', isOpen ? 'asc' : 'desc')
    .limit(limit)
    .execute()
}

export async function countGrievances(db: Db, state: GrievanceState): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (select from grievances where state = ${state} limit ${COUNTED_UP_TO + 1}) as counted`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** Locked until the transaction ends. */
export const lockGrievance = (tx: Db, id: string): Promise<GrievanceRow | undefined> =>
  tx.selectFrom('grievances').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

type Done = Pick<GrievanceRow, 'state' | 'answer' | 'answered_by' | 'answered_at'>

export const finishGrievance = (tx: Db, id: string, done: Done): Promise<GrievanceRow> =>
  tx.updateTable('grievances').set(done).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** Newest first. */
export const grievancesOf = (db: Db, email: string): Promise<GrievanceRow[]> =>
  db
    .selectFrom('grievances')
    .selectAll()
    .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
    .orderBy('id', 'desc')
    .limit(1_000)
    .execute()

const KEPT_DAYS = 3 * 365
const DAY_MS = 86_400_000

/** As the privacy policy says. */
export async function purgeGrievances(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('grievances')
    .where('created_at', '<', new Date(now.getTime() - KEPT_DAYS * DAY_MS))
    .execute()
}
