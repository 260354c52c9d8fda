import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import type { sellerRegisterCall } from '#contract/sellers/sellers.endpoints.ts'
import { sellerTexts } from '#contract/sellers/sellers.texts.ts'
import { startRegistration } from '#server/accounts/start-registration.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'

/** Registers a seller, who proves the e-mail by the mailed code like every shopper. A person looks at each before it sells. */
export async function registerSeller(
  ctx: AccountCtx,
  { gstNumber, ...input }: ParsedInput<typeof sellerRegisterCall>,
): Promise<AnswerOf<typeof sellerRegisterCall>> {
  const userId = await startRegistration(ctx, input, { role: 'seller', gst_number: gstNumber })
  return { message: sellerTexts.registered, userId }
}
