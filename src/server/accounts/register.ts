import { accountTexts } from '#contract/accounts/accounts.texts.ts'
import type { registerCall } from '#contract/accounts/registration.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import { startRegistration } from './start-registration.ts'

export async function register(
  ctx: AccountCtx,
  input: ParsedInput<typeof registerCall>,
): Promise<AnswerOf<typeof registerCall>> {
  const userId = await startRegistration(ctx, input, { role: 'customer', gst_number: null })
  return { message: accountTexts.registered, userId }
}
