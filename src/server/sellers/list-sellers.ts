import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import type { sellerListCall } from '#contract/sellers/sellers.endpoints.ts'
import { listPeople } from '#server/accounts/list-people.ts'
import type { Ctx } from '#server/platform/context.ts'
import { withDecisions } from './sellers.store.ts'

export async function listSellers(
  ctx: Ctx,
  { state, ...query }: ParsedInput<typeof sellerListCall>,
): Promise<AnswerOf<typeof sellerListCall>> {
  const page = await listPeople(ctx, { ...query, seller: state ?? 'any' })
  return { ...page, data: await withDecisions(ctx.db, page.data) }
}
