import { z } from 'zod'
import { endpoint } from '#contract/platform/endpoint.ts'
import { failures } from '#contract/platform/failures.ts'
import { pageOf, paging } from '#contract/platform/paging.ts'
import { BAD_CURSOR } from '#contract/platform/platform.failures.ts'
import { typedText } from '#contract/platform/typed-text.ts'

export const LONGEST_ANSWER = 3_000

export const staffGrievanceFailures = failures('grievances', {
  unknown: { status: 404, text: 'This complaint doesn’t exist any more.' },
  isDone: { status: 409, text: 'A colleague has already answered or closed this complaint.' },
  badCursor: BAD_CURSOR,
})

export const GRIEVANCE_STATES = ['open', 'answered', 'closed'] as const
export type GrievanceState = (typeof GRIEVANCE_STATES)[number]

const grievance = z.object({
  _id: z.string(),
  ticket: z.string(),
  name: z.string(),
  email: z.string(),
  orderNumber: z.string(),
  text: z.string(),
  state: z.enum(GRIEVANCE_STATES),
  createdAt: z.iso.datetime(),
  /** The law gives a month. */
  answerBy: z.iso.datetime(),
  /** What was answered, or why it was closed without an answer. */
  answer: z.string().nullable(),
  answeredBy: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
})
export type Grievance = z.output<typeof grievance>

export const listGrievancesCall = endpoint('listGrievances', 'GET', '/api/v2/admin/grievances', {
  who: 'mendTroubles',
  summary: 'Complaints to the grievance officer: open ones oldest first, others newest first.',
  input: paging.extend({ state: z.enum(GRIEVANCE_STATES).default('open') }),
  answer: pageOf(grievance),
  failures: [staffGrievanceFailures.badCursor],
})

const said = z.object({
  id: z.uuid('Not a valid id'),
  text: typedText().min(1, 'Write an answer').max(LONGEST_ANSWER, `Use up to ${LONGEST_ANSWER} characters`),
})
const done = z.object({ message: z.string(), data: grievance })

export const answerGrievanceCall = endpoint('answerGrievance', 'POST', '/api/v2/admin/grievances/:id/answer', {
  who: 'mendTroubles',
  summary: 'Mails the decision on a complaint, with its reasons, and closes it.',
  input: said,
  answer: done,
  failures: [staffGrievanceFailures.unknown, staffGrievanceFailures.isDone],
})

export const closeGrievanceCall = endpoint('closeGrievance', 'POST', '/api/v2/admin/grievances/:id/close', {
  who: 'mendTroubles',
  summary: 'Closes what is no complaint, or was answered elsewhere. Nobody is mailed.',
  input: said,
  answer: done,
  failures: [staffGrievanceFailures.unknown, staffGrievanceFailures.isDone],
})
