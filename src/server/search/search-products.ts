import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import type { searchCardsCall, searchProductsCall } from '#contract/search/search.endpoints.ts'
import { cardsByIds, productsByIds } from '#server/catalog/cards-by-ids.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { fallbackProducts } from './fallback-products.ts'
import { type Found, findProducts } from './find-products.ts'

type SearchInput = ParsedInput<typeof searchProductsCall>
type Understood = AnswerOf<typeof searchCardsCall>['understood']

export async function searchProducts(ctx: Ctx, input: SearchInput): Promise<AnswerOf<typeof searchProductsCall>> {
  const { ids, ...page } = (await findProducts(ctx, input)).page
  return { data: await productsByIds(ctx.db, ids), ...page }
}

export async function searchCards(ctx: Ctx, input: SearchInput): Promise<AnswerOf<typeof searchCardsCall>> {
  const found = await findProducts(ctx, input)
  const { ids, ...page } = found.page
  const near = page.total === 0 ? await fallbackProducts(ctx.db, found) : []
  return {
    data: await cardsByIds(ctx.db, ids),
    ...page,
    near: await cardsByIds(ctx.db, near),
    understood: understood(found),
  }
}

function understood({ priced: { text, ...limits }, intent, match }: Found): Understood {
  const typed = (terms: { typed: string }[]) => terms.map((term) => term.typed)
  return {
    name: text,
    ...limits,
    ignored: match ? typed(intent.ignored) : [],
    unsold: match ? [] : typed(intent.elsewhere),
  }
}
