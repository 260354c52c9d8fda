import { catalogFailures } from '#contract/catalog/catalog.failures.ts'
import { type getFamilyCall, type listFamiliesCall, MOST_FAMILIES } from '#contract/catalog/product-family.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { Ctx } from '#server/platform/context.ts'
import { sellerScope } from '../seller-scope.ts'
import { familiesOf, familyOf, sellerOfProduct } from './families.store.ts'

export async function getFamily(
  { db }: Ctx,
  { id }: ParsedInput<typeof getFamilyCall>,
): Promise<AnswerOf<typeof getFamilyCall>> {
  const data = await familyOf(db, id)
  if (data === undefined) throw new Failure(catalogFailures.unknownProduct)
  return { data }
}

/** What a product may be put into. A new one is the caller's own: of the seller, or of the shop. */
export async function listFamilies(
  ctx: Ctx,
  { productId }: ParsedInput<typeof listFamiliesCall>,
): Promise<AnswerOf<typeof listFamiliesCall>> {
  const scope = sellerScope(ctx)
  const sellerId = productId ? await sellerOfProduct(ctx.db, productId, scope) : (scope ?? null)
  if (sellerId === undefined) throw new Failure(catalogFailures.unknownProduct)
  return { data: await familiesOf(ctx.db, sellerId, MOST_FAMILIES) }
}
