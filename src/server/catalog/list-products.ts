import type { listCardsCall, listProductsCall } from '#contract/catalog/catalog.endpoints.ts'
import type { Category } from '#contract/catalog/category.ts'
import type { AnswerOf } from '#contract/platform/endpoint.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { cardsByIds, productsByIds } from './cards-by-ids.ts'
import { type ListInput, productPage } from './product-page.ts'

type ProductList = AnswerOf<typeof listProductsCall>

export async function listProducts({ db }: Ctx, input: ListInput): Promise<ProductList> {
  const { ids, ...page } = await productPage(db, input)
  return { data: await productsByIds(db, ids), ...page }
}

export async function listCards({ db }: Ctx, input: ListInput): Promise<AnswerOf<typeof listCardsCall>> {
  const { ids, ...page } = await productPage(db, input)
  return { data: await cardsByIds(db, ids), ...page }
}

/** The list of one category, for the spec's own path of it. */
export const listCategory =
  (category: Category) =>
  (ctx: Ctx, input: ListInput): Promise<ProductList> =>
    listProducts(ctx, { ...input, category })
