import type { ProductCard } from '#contract/catalog/product.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import type { suggestCall } from '#contract/search/search.endpoints.ts'
import { cardsByIds } from '#server/catalog/cards-by-ids.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { searchFacets } from './search-facets.ts'
import { suggest } from './suggest.ts'

type Suggestion = AnswerOf<typeof suggestCall>['data'][number]

/** Suggestions as they are shown: products with what their cards say. That nothing matches is said only when it is so. */
export async function suggestWithCards(
  ctx: Ctx,
  input: ParsedInput<typeof suggestCall>,
): Promise<AnswerOf<typeof suggestCall>> {
  const { data } = await suggest(ctx, input)
  if (data.length === 0) return { data, isNoMatch: await findsNothing(ctx, input.q) }
  const cards = await cardsByIds(
    ctx.db,
    data.flatMap(({ productId }) => productId ?? []),
  )
  const byId = new Map(cards.map((card) => [card._id, card]))
  return { data: data.map((one) => withCard(one, byId.get(one.productId ?? ''))) }
}

/** Cards know the name in the language that is spoken. */
function withCard(suggested: Suggestion, card: ProductCard | undefined): Suggestion {
  if (!card) return suggested
  const { name, image, price, Category } = card
  return { ...suggested, text: name, product: { image, price, Category } }
}

/** Suggestions know names; a search also knows uses, and looks into descriptions. */
async function findsNothing(ctx: Ctx, q: string): Promise<boolean> {
  return (await searchFacets(ctx, { q })).data.categories.length === 0
}
