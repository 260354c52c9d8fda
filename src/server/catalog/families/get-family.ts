import { catalogFailures } from '#contract/catalog/catalog.failures.ts'
import { type getFamilyCall, type listFamiliesCall, MOST_FAMILIES } from '#contract/catalog/product-family.endpoints.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { ownerOf } from '../seller-scope.ts'
import { familiesOf, familyOf } from './families.store.ts'

export async function getFamily(
  { db }: Ctx,
  { id }: ParsedInput<typeof getFamilyCall>,
): Promise<AnswerOf<typeof getFamilyCall>> {
  const data = await familyOf(db, id)
  if (data === undefined) throw new Failure(catalogFailures.unknownProduct)
  return { data }
}

/** What a product may be put into. */
export async function listFamilies(
  ctx: Ctx,
  { productId }: ParsedInput<typeof listFamiliesCall>,
): Promise<AnswerOf<typeof listFamiliesCall>> {
  return { data: await familiesOf(ctx.db, await ownerOf(ctx, productId), MOST_FAMILIES) }
}
