import { changesBetween } from '#contract/audit/changes-between.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { saveSellerContactCall } from '#contract/sellers/seller-account.endpoints.ts'
import { type PickupAddress, pickupText } from '#contract/sellers/seller-profile.ts'
import { sellerFailures } from '#contract/sellers/sellers.failures.ts'
import { sellerTexts } from '#contract/sellers/sellers.texts.ts'
import { lockSeller, setSellerContact } from '#server/accounts/seller-profile.ts'
import { recordChange } from '#server/audit/record-change.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { ownSellerAccount } from './seller-account.ts'

type Contact = ParsedInput<typeof saveSellerContactCall>

/** How to reach the caller and where to pick up; whoever looks after the shop finds it in the list of sellers. */
export async function saveSellerContact(ctx: Ctx, contact: Contact): Promise<AnswerOf<typeof saveSellerContactCall>> {
  const { id } = signedIn(ctx)
  await ctx.db.transaction().execute(async (tx) => {
    const before = await lockSeller(tx, id)
    if (!before) throw new Failure(sellerFailures.notSeller)
    await setSellerContact(tx, id, contactOf(contact))
    const changes = changesBetween(contactFacts(before), contactFacts(contactOf(contact)))
    if (Object.keys(changes).length === 0) return
    // Without what changed: the history outlives the account, a phone number and an address must not.
    await recordChange(tx, ctx.actor, ctx.now, { action: 'sellerDetailsChanged', id })
  })
  return { message: sellerTexts.contactSaved, data: await ownSellerAccount(ctx) }
}

export const contactOf = ({ phoneNumber, streetAddress, landmark, city, state, postalCode }: Contact) => ({
  phoneNumber,
  pickup: { streetAddress, landmark, city, state, postalCode },
})

/** As staff compare it. */
export const contactFacts = (of: { phoneNumber: string | null; pickup: PickupAddress | null }) => ({
  phoneNumber: of.phoneNumber,
  pickupAddress: of.pickup && pickupText(of.pickup),
})
