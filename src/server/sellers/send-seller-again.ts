import { changesBetween } from '#contract/audit/changes-between.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { sendSellerAgainCall } from '#contract/sellers/seller-account.endpoints.ts'
import { maySendAgain, sellerState } from '#contract/sellers/seller-state.ts'
import { sellerFailures } from '#contract/sellers/sellers.failures.ts'
import { sellerTexts } from '#contract/sellers/sellers.texts.ts'
import { lockSeller, setSellerWaiting } from '#server/accounts/seller-profile.ts'
import { recordChange } from '#server/audit/record-change.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { contactFacts, contactOf } from './save-seller-contact.ts'
import { ownSellerAccount } from './seller-account.ts'

type Input = ParsedInput<typeof sendSellerAgainCall>

/** Whoever was refused corrects what was wrong and waits again; staff see what changed. */
export async function sendSellerAgain(ctx: Ctx, input: Input): Promise<AnswerOf<typeof sendSellerAgainCall>> {
  const { id } = signedIn(ctx)
  const { fullName, gstNumber } = input
  const contact = contactOf(input)
  await ctx.db.transaction().execute(async (tx) => {
    const before = await lockSeller(tx, id)
    if (!before) throw new Failure(sellerFailures.notSeller)
    const { approved, decidedAt, isSuspended } = before
    const state = sellerState({ approved, isDecided: decidedAt !== null, isSuspended })
    if (!maySendAgain(state)) throw new Failure(sellerFailures.notRefused)
    const asked = changesBetween({ fullName: before.fullName, gstin: before.gstNumber }, { fullName, gstin: gstNumber })
    const changes = { ...asked, ...changesBetween(contactFacts(before), contactFacts(contact)) }
    await setSellerWaiting(tx, id, { ...contact, fullName, gstNumber, changes, at: ctx.now })
    await recordChange(tx, ctx.actor, ctx.now, { action: 'sellerApplicationResent', id, changes: asked })
  })
  return { message: sellerTexts.sentAgain, data: await ownSellerAccount(ctx) }
}
