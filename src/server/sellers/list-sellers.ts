import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import type { sellerListCall } from '#contract/sellers/sellers.endpoints.ts'
import { listUsers } from '#server/accounts/list-users.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { withDecisions } from './sellers.store.ts'

export async function listSellers(
  ctx: Ctx,
  { state, ...query }: ParsedInput<typeof sellerListCall>,
): Promise<AnswerOf<typeof sellerListCall>> {
  const page = await listUsers(ctx, { ...query, seller: state ?? 'any' })
  return { ...page, data: await withDecisions(ctx.db, page.data) }
}
