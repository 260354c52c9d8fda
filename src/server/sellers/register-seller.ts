import { accountFailures } from '#contract/accounts/accounts.failures.ts'
import { accountTexts } from '#contract/accounts/accounts.texts.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { sellerRegisterCall } from '#contract/sellers/sellers.endpoints.ts'
import { sellerTexts } from '#contract/sellers/sellers.texts.ts'
import { createAccount } from '#server/accounts/create-account.ts'
import { storePicture } from '#server/gateways/images/store-picture.ts'
import type { AccountCtx } from '#server/platform/context.ts'

/** Opens a seller account. A person looks at each before it sells, so no code is mailed. */
export async function registerSeller(
  ctx: AccountCtx,
  input: ParsedInput<typeof sellerRegisterCall>,
): Promise<AnswerOf<typeof sellerRegisterCall>> {
  const taken = await createAccount(ctx, input, async () => ({
    role: 'seller',
    gst_number: input.gstNumber,
    avatar_id: (await storePicture(ctx, 'avatar', input.avatar)).id,
    cover_id: input.coverImage ? (await storePicture(ctx, 'coverImage', input.coverImage)).id : null,
  }))
  if (taken === 'username') {
    throw new Failure(accountFailures.usernameTaken, { fields: { username: accountTexts.usernameTaken } })
  }
  if (taken === 'email') throw new Failure(accountFailures.emailTaken, { fields: { email: accountTexts.emailTaken } })
  return { message: sellerTexts.registered }
}
