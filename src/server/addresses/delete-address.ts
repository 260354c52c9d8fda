import type { deleteAddressCall } from '#contract/addresses/addresses.endpoints.ts'
import { addressTexts } from '#contract/addresses/addresses.texts.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { addressesOfUser, lockAddressBook, markSelected, removeAddress } from './addresses.store.ts'
import { ownAddress } from './own-address.ts'

/** An address book that is not empty always has one address to deliver to. */
export async function deleteAddress(
  ctx: Ctx,
  { id }: ParsedInput<typeof deleteAddressCall>,
): Promise<AnswerOf<typeof deleteAddressCall>> {
  const user = signedIn(ctx)
  return ctx.db.transaction().execute(async (tx) => {
    await lockAddressBook(tx, user.id)
    const { selected } = await ownAddress(tx, user.id, id)
    await removeAddress(tx, user.id, id)
    const [newest] = selected ? await addressesOfUser(tx, user.id) : []
    if (newest) await markSelected(tx, user.id, newest._id)
    return { message: addressTexts.deleted }
  })
}
