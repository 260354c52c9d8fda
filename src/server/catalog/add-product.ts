import { catalogFailures } from '#contract/catalog/catalog.failures.ts'
import type { addProductCall } from '#contract/catalog/manage-products.endpoints.ts'
import { productTexts } from '#contract/catalog/product.texts.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { t } from '#contract/platform/t.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { storePicture } from '#server/gateways/images/store-picture.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import { newId } from '#server/platform/ids.ts'
import { insertProducts, isApprovedSeller } from './change-products.store.ts'
import { changeVariant } from './families/change-variant.ts'
import { limitPictures } from './limit-pictures.ts'
import { managedById } from './managed-products.store.ts'
import { withFreeCodes } from './product-codes.store.ts'
import { newColumns, productAdded } from './product-columns.ts'
import { sellerScope } from './seller-scope.ts'

type Input = ParsedInput<typeof addProductCall>

/** Puts a product on sale, or keeps it as a draft: for the seller who adds it, or for whom an admin names, or for the shop itself. */
export async function addProduct(ctx: AccountCtx, input: Input): Promise<AnswerOf<typeof addProductCall>> {
  const sellerId = await sellerOf(ctx, input.sellerId)
  await limitPictures(ctx)
  const picture = await storePicture(ctx, 'ProductImage', input.ProductImage)
  const id = newId()
  await withFreeCodes(() =>
    ctx.db.transaction().execute(async (tx) => {
      const columns = newColumns({ ...input, ProductImage: picture.id })
      await insertProducts(tx, [{ ...columns, id, seller_id: sellerId, created_at: ctx.now }])
      const variant = await changeVariant(tx, { id, sellerId }, input)
      await recordChange(tx, ctx.actor, ctx.now, productAdded(id, input, variant.after))
    }),
  )
  const data = await managedById(ctx.db, id, undefined)
  if (!data) throw new Failure(catalogFailures.unknownProduct)
  return { message: productTexts.added, data }
}

/** A seller sells for nobody else. */
async function sellerOf(ctx: AccountCtx, named: string | undefined): Promise<string | null> {
  const own = sellerScope(ctx)
  if (own) {
    if (named && named !== own) throw new Failure(requestFailures.forbidden)
    return own
  }
  if (named && !(await isApprovedSeller(ctx.db, named))) {
    throw new Failure(catalogFailures.unknownSeller, { fields: { sellerId: t(catalogFailures.unknownSeller.text) } })
  }
  return named ?? null
}
