import type { getProductCall } from '#contract/catalog/catalog.endpoints.ts'
import { catalogFailures } from '#contract/catalog/catalog.failures.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { shownProduct } from './products.store.ts'

export async function getProduct(
  { db }: Ctx,
  { id }: ParsedInput<typeof getProductCall>,
): Promise<AnswerOf<typeof getProductCall>> {
  const product = await shownProduct(db, id)
  if (!product) throw new Failure(catalogFailures.unknownProduct)
  return { data: product }
}
