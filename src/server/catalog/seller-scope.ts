import { can } from '#contract/accounts/permissions.ts'
import { catalogFailures } from '#contract/catalog/catalog.failures.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import { productRows } from './change-products.store.ts'

/** Limits the caller to the products of one seller; undefined for those who manage everybody's. */
export function sellerScope(ctx: Pick<Ctx, 'actor'>): string | undefined {
  const actor = signedIn(ctx)
  return can(actor, 'manageAllProducts') ? undefined : actor.id
}

/** Whose a product is, null for the shop itself. A new one is the caller's own: of the seller, or of the shop. */
export async function ownerOf(ctx: Ctx, productId: string | undefined): Promise<string | null> {
  const sellerId = sellerScope(ctx)
  if (!productId) return sellerId ?? null
  const product = (await productRows(ctx.db, [productId], { sellerId, lock: false })).get(productId)
  if (!product) throw new Failure(catalogFailures.unknownProduct)
  return product.seller_id
}
