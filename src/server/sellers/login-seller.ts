import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { sellerLoginCall } from '#contract/sellers/sellers.endpoints.ts'
import { sellerFailures } from '#contract/sellers/sellers.failures.ts'
import { login } from '#server/accounts/login.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'

/** The same login for everybody; who is no seller is sent to the other door. */
export async function loginSeller(
  ctx: AccountCtx,
  input: ParsedInput<typeof sellerLoginCall>,
): Promise<AnswerOf<typeof sellerLoginCall>> {
  const answer = await login(ctx, input, (role) => {
    if (role === 'customer') throw new Failure(sellerFailures.notSeller)
  })
  return answer
}
