import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { approveSellerCall } from '#contract/sellers/sellers.endpoints.ts'
import { sellerFailures } from '#contract/sellers/sellers.failures.ts'
import { sellerTexts } from '#contract/sellers/sellers.texts.ts'
import { listedUsers } from '#server/accounts/list-users.ts'
import { setSellerApproval } from '#server/accounts/seller-approval.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { followSeller } from '#server/catalog/seller-products.ts'
import { queueMail } from '#server/gateways/mail/queue-mail.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { recordSecurity } from '#server/security/record-security.ts'
import { approvedMail, refusedMail, suspendedMail } from './seller-mails.ts'
import { withDecisions } from './sellers.store.ts'

type Input = ParsedInput<typeof approveSellerCall>

/** Lets a seller sell, or stops that with a reason. Their products follow, their owner is told by mail. */
export async function approveSeller(
  ctx: Ctx,
  { id, approved, reason }: Input,
): Promise<AnswerOf<typeof approveSellerCall>> {
  if (!approved && !reason) {
    throw new Failure(sellerFailures.reasonMissing, { fields: { reason: sellerTexts.reasonMissing } })
  }
  const outcome = await ctx.db.transaction().execute(async (tx) => {
    const seller = await setSellerApproval(tx, id, { approved, reason, at: ctx.now })
    if (!seller) throw new Failure(sellerFailures.unknown)
    if (approved !== seller.approved) await followSeller(tx, id)
    const kind = approved ? 'approved' : seller.approved ? 'suspended' : 'refused'
    // Two who approve at the same time send one mail.
    if (approved && seller.approved) return kind
    await queueMail(tx, seller, () => ({
      ...MAILS[kind](seller.fullName, reason ?? ''),
      mayBeKept: true,
    }))
    const changes = {
      approved: [seller.approved, approved] as [boolean, boolean],
      ...(reason && { reason: [null, reason] as [null, string] }),
    }
    await recordChange(tx, ctx.actor, ctx.now, { action: ACTIONS[kind], id, changes })
    await recordSecurity(tx, ctx, { event: `seller-${kind}`, of: id })
    return kind
  })
  const [data] = await withDecisions(ctx.db, await listedUsers(ctx.db, [{ id }]))
  if (!data) throw new Failure(sellerFailures.unknown)
  return { message: sellerTexts[outcome].replace('{name}', data.fullName), data }
}

const ACTIONS = { approved: 'sellerApproved', suspended: 'sellerSuspended', refused: 'sellerRefused' } as const
const MAILS = { approved: approvedMail, suspended: suspendedMail, refused: refusedMail }
