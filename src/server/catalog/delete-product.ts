import { catalogFailures } from '#contract/catalog/catalog.failures.ts'
import type { deleteProductCall } from '#contract/catalog/manage-products.endpoints.ts'
import { productTexts } from '#contract/catalog/product.texts.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { recordChange } from '#server/audit/record-change.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { deleteProducts } from './change-products.store.ts'
import { sellerScope } from './seller-scope.ts'

/** Takes a product out of the shop. Orders have copied what they need of it. */
export async function deleteProduct(
  ctx: Ctx,
  { id }: ParsedInput<typeof deleteProductCall>,
): Promise<AnswerOf<typeof deleteProductCall>> {
  await ctx.db.transaction().execute(async (tx) => {
    const [name] = await deleteProducts(tx, [id], sellerScope(ctx))
    if (name === undefined) throw new Failure(catalogFailures.unknownProduct)
    const changes = { name: [name, null] as [string, null] }
    await recordChange(tx, ctx.actor, ctx.now, { action: 'productDeleted', id, changes })
  })
  return { message: productTexts.deleted }
}
