import type { addAddressCall } from '#contract/addresses/addresses.endpoints.ts'
import { addressFailures } from '#contract/addresses/addresses.failures.ts'
import { addressTexts, MOST_ADDRESSES } from '#contract/addresses/addresses.texts.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { countAddresses, insertAddress, lockAddressBook, markSelected } from './addresses.store.ts'
import { ownAddress } from './own-address.ts'

/** The first address is the one to deliver to, without being asked. */
export async function addAddress(
  ctx: Ctx,
  input: ParsedInput<typeof addAddressCall>,
): Promise<AnswerOf<typeof addAddressCall>> {
  const user = signedIn(ctx)
  return ctx.db.transaction().execute(async (tx) => {
    await lockAddressBook(tx, user.id)
    const before = await countAddresses(tx, user.id)
    if (before >= MOST_ADDRESSES) throw new Failure(addressFailures.tooMany, { values: { most: MOST_ADDRESSES } })
    const id = await insertAddress(tx, user.id, input, ctx.now)
    if (before === 0 || input.selected) await markSelected(tx, user.id, id)
    return { message: addressTexts.added, data: await ownAddress(tx, user.id, id) }
  })
}
