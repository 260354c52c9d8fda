import type { Duplicate, findDuplicatesCall } from '#contract/catalog/duplicates.endpoints.ts'
import { isSameName } from '#contract/catalog/same-name.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { ownersOfCodes } from './product-codes.store.ts'
import { ownerOf } from './seller-scope.ts'
import { namesLike } from './similar-names.store.ts'

/** What the owner of a product has already: by code, and by a name that is nearly the same. */
export async function findDuplicates(
  ctx: Ctx,
  { productId, name, sku, barcode }: ParsedInput<typeof findDuplicatesCall>,
): Promise<AnswerOf<typeof findDuplicatesCall>> {
  const owner = await ownerOf(ctx, productId)
  const figures = barcode?.replace(/[\s-]/g, '')
  const coded = await ownersOfCodes(ctx.db, owner, { skus: sku ? [sku] : [], barcodes: figures ? [figures] : [] })
  const named = name ? await namesLike(ctx.db, owner, name) : []
  const found: Duplicate[] = [
    ...coded.map((one) => ({
      _id: one.id,
      name: one.name,
      same: sku && one.sku?.toLowerCase() === sku.toLowerCase() ? ('sku' as const) : ('barcode' as const),
    })),
    ...named
      .filter((one) => isSameName(one.name, name ?? ''))
      .map((one) => ({ _id: one.id, name: one.name, same: 'name' as const })),
  ]
  return { data: found.filter(({ _id }) => _id !== productId) }
}
