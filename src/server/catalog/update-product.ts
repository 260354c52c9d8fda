import { catalogFailures } from '#contract/catalog/catalog.failures.ts'
import type { updateProductCall } from '#contract/catalog/manage-products.endpoints.ts'
import { productTexts } from '#contract/catalog/product.texts.ts'
import { variantChanges } from '#contract/catalog/variant-wish.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { storePicture } from '#server/gateways/images/store-picture.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import { assertSellable } from './assert-sellable.ts'
import { lockProductOf, updateProducts } from './change-products.store.ts'
import { changeVariant } from './families/change-variant.ts'
import { limitPictures } from './limit-pictures.ts'
import { managedById } from './managed-products.store.ts'
import { withFreeCodes } from './product-codes.store.ts'
import { changesOf, edited } from './product-columns.ts'
import { sellerScope } from './seller-scope.ts'

type Input = ParsedInput<typeof updateProductCall>

/** Changes a product. Two who edit it at the same time never overwrite each other unseen. */
export async function updateProduct(ctx: AccountCtx, input: Input): Promise<AnswerOf<typeof updateProductCall>> {
  const whose = sellerScope(ctx)
  if (!(await managedById(ctx.db, input.id, whose))) throw new Failure(catalogFailures.unknownProduct)
  if (input.productImage) await limitPictures(ctx)
  const picture = input.productImage && (await storePicture(ctx, 'productImage', input.productImage))
  await withFreeCodes(() =>
    ctx.db.transaction().execute(async (tx) => {
      const row = await lockProductOf(tx, input.id, whose)
      if (!row) throw new Failure(catalogFailures.unknownProduct)
      if (input.version !== undefined && input.version !== row.version)
        throw new Failure(catalogFailures.changedMeanwhile)
      const next = edited(row, { ...input, Category: input.category, ProductImage: picture?.id })
      assertSellable(row, next)
      await updateProducts(tx, [next])
      const variant = await changeVariant(tx, { id: row.id, sellerId: row.seller_id }, input)
      const changes = { ...changesOf(row, next), ...variantChanges(variant.before, variant.after) }
      await recordChange(tx, ctx.actor, ctx.now, { action: 'productChanged', id: row.id, changes })
    }),
  )
  const data = await managedById(ctx.db, input.id, whose)
  if (!data) throw new Failure(catalogFailures.unknownProduct)
  return { message: productTexts.updated, data }
}
