import { z } from 'zod'
import {
  type answerGrievanceCall,
  type closeGrievanceCall,
  type Grievance,
  type listGrievancesCall,
  staffGrievanceFailures,
} from '#contract/grievances/staff-grievances.endpoints.ts'
import { answerBy, ticketOf } from '#contract/grievances/ticket.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { nameOfActor } from '#server/audit/record-change.ts'
import { queueMail } from '#server/gateways/mail/queue-mail.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { keysetPage, readCursor } from '#server/platform/http/keyset-page.ts'
import { answerMail } from './grievance-mails.ts'
import { countGrievances, finishGrievance, type GrievanceRow, grievancesIn, lockGrievance } from './grievances.store.ts'

const position = z.tuple([z.uuid()])

export async function listGrievances(
  { db }: Ctx,
  { state, limit, cursor }: ParsedInput<typeof listGrievancesCall>,
): Promise<AnswerOf<typeof listGrievancesCall>> {
  const [after] = readCursor(cursor, position, staffGrievanceFailures.badCursor) ?? []
  const { rows, nextCursor } = await keysetPage(
    limit,
    (limit) => grievancesIn(db, state, { after, limit }),
    ({ id }) => [id],
  )
  return { data: rows.map(toGrievance), nextCursor, total: await countGrievances(db, state) }
}

type Said = ParsedInput<typeof answerGrievanceCall>

export async function answerGrievance(ctx: Ctx, { id, text }: Said): Promise<AnswerOf<typeof answerGrievanceCall>> {
  const answered = await finish(ctx, { id, text }, 'answered', async (tx, grievance) => {
    await queueMail(tx, grievance, () => ({ ...answerMail(grievance, text), mayBeKept: true }))
  })
  return { message: `We’re emailing your answer to ${answered.email}.`, data: answered }
}

export async function closeGrievance(ctx: Ctx, said: Said): Promise<AnswerOf<typeof closeGrievanceCall>> {
  const data = await finish(ctx, said, 'closed', async () => undefined)
  return { message: `${data.ticket} is closed.`, data }
}

/** Once: two who answer at the same moment do not write twice. */
const finish = (
  ctx: Ctx,
  { id, text }: Said,
  state: 'answered' | 'closed',
  tell: (tx: Db, grievance: GrievanceRow) => Promise<void>,
): Promise<Grievance> =>
  ctx.db.transaction().execute(async (tx) => {
    const grievance = await lockGrievance(tx, id)
    if (!grievance) throw new Failure(staffGrievanceFailures.unknown)
    if (grievance.state !== 'open') throw new Failure(staffGrievanceFailures.isDone)
    await tell(tx, grievance)
    const by = await nameOfActor(tx, ctx.actor?.id)
    return toGrievance(await finishGrievance(tx, id, { state, answer: text, answered_by: by, answered_at: ctx.now }))
  })

const toGrievance = (row: GrievanceRow): Grievance => ({
  _id: row.id,
  ticket: ticketOf(row.number),
  name: row.name,
  email: row.email,
  orderNumber: row.order_number,
  text: row.text,
  state: row.state,
  createdAt: row.created_at.toISOString(),
  answerBy: answerBy(row.created_at).toISOString(),
  answer: row.answer,
  answeredBy: row.answered_by,
  answeredAt: row.answered_at?.toISOString() ?? null,
})
