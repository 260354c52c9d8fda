import type { relatedProductsCall } from '#contract/catalog/catalog.endpoints.ts'
import { catalogFailures } from '#contract/catalog/catalog.failures.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { similarityOf, similarProducts } from './related-products.store.ts'

export async function relatedProducts(
  { db }: Ctx,
  { id, limit }: ParsedInput<typeof relatedProductsCall>,
): Promise<AnswerOf<typeof relatedProductsCall>> {
  const similarity = await similarityOf(db, id)
  if (!similarity) throw new Failure(catalogFailures.unknownProduct)
  return { data: await similarProducts(db, similarity, limit) }
}
