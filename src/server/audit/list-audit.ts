import { z } from 'zod'
import { can } from '#contract/accounts/permissions.ts'
import { auditFailures, type listAuditCall } from '#contract/audit/audit.endpoints.ts'
import { toAuditEntry } from '#contract/audit/audit-actions.ts'
import type { AuditSubject } from '#contract/audit/audit-entry.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { keysetPage, readCursor } from '#server/platform/http/keyset-page.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { entriesOf, isSoldBy } from './audit.store.ts'

const position = z.tuple([z.uuid()])

const NEEDED = {
  user: 'manageUsers',
  product: 'manageAllProducts',
  order: 'manageAllOrders',
  review: 'moderateReviews',
  season: 'editHomePage',
  settings: 'manageSettings',
} as const

export async function listAudit(
  ctx: Ctx,
  { subject, id, limit, cursor }: ParsedInput<typeof listAuditCall>,
): Promise<AnswerOf<typeof listAuditCall>> {
  await assertMaySee(ctx, subject, id)
  const [before] = readCursor(cursor, position, auditFailures.badCursor) ?? []
  const { rows, nextCursor } = await keysetPage(
    limit,
    (limit) => entriesOf(ctx.db, subject, id, { before, limit }),
    ({ _id }) => [_id],
  )
  return { data: rows.map(toAuditEntry), nextCursor }
}

async function assertMaySee(ctx: Ctx, subject: AuditSubject, id: string): Promise<void> {
  const actor = signedIn(ctx)
  if (can(actor, NEEDED[subject])) return
  if (subject === 'product' && (await isSoldBy(ctx.db, id, actor.id))) return
  throw new Failure(auditFailures.unknown)
}
