import { outranks } from '#contract/accounts/roles.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { securityFailures, type userSecurityEventsCall } from '#contract/security/security.endpoints.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { pageOfEvents } from '#server/security/list-security-events.ts'
import { roleOf } from './users.store.ts'

/** Those who manage users see their events, but not those of somebody above them. */
export async function listUserSecurityEvents(
  ctx: Ctx,
  { id, ...input }: ParsedInput<typeof userSecurityEventsCall>,
): Promise<AnswerOf<typeof userSecurityEventsCall>> {
  const role = await roleOf(ctx.db, id)
  if (!role) throw new Failure(securityFailures.unknownUser)
  if (outranks(role, signedIn(ctx).role)) throw new Failure(securityFailures.aboveYou)
  return pageOfEvents(ctx.db, id, input, (name) => name)
}
