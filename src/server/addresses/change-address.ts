import type { selectAddressCall, updateAddressCall } from '#contract/addresses/addresses.endpoints.ts'
import { addressTexts } from '#contract/addresses/addresses.texts.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { lockAddressBook, markSelected, rewriteAddress } from './addresses.store.ts'
import { ownAddress } from './own-address.ts'

export async function updateAddress(
  ctx: Ctx,
  { id, ...input }: ParsedInput<typeof updateAddressCall>,
): Promise<AnswerOf<typeof updateAddressCall>> {
  const user = signedIn(ctx)
  await rewriteAddress(ctx.db, user.id, id, input)
  return { message: addressTexts.changed, data: await ownAddress(ctx.db, user.id, id) }
}

export async function selectAddress(
  ctx: Ctx,
  { id }: ParsedInput<typeof selectAddressCall>,
): Promise<AnswerOf<typeof selectAddressCall>> {
  const user = signedIn(ctx)
  return ctx.db.transaction().execute(async (tx) => {
    await lockAddressBook(tx, user.id)
    await ownAddress(tx, user.id, id)
    await markSelected(tx, user.id, id)
    return { message: addressTexts.selected, data: await ownAddress(tx, user.id, id) }
  })
}
