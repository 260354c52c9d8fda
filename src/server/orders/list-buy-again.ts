import type { buyAgainCall } from '#contract/orders/buy-again.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { cardsByIds } from '#server/catalog/cards-by-ids.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { boughtProducts } from './bought-products.store.ts'

/** What this person may want once more. */
export async function listBuyAgain(
  ctx: Ctx,
  { limit }: ParsedInput<typeof buyAgainCall>,
): Promise<AnswerOf<typeof buyAgainCall>> {
  const ids = await boughtProducts(ctx.db, signedIn(ctx).id, limit)
  return { data: await cardsByIds(ctx.db, ids) }
}
