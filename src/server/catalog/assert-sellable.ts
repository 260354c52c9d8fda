import type { Selectable } from 'kysely'
import { manageFailures } from '#contract/catalog/manage-products.failures.ts'
import { toRupees } from '#contract/catalog/money.ts'
import { mrpFault } from '#contract/catalog/mrp.ts'
import { productTexts } from '#contract/catalog/product.texts.ts'
import { canBecome } from '#contract/catalog/product-state.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { ProductsTable } from './product.table.ts'

type Facts = Pick<Selectable<ProductsTable>, 'state' | 'price_paise' | 'mrp_paise'>

/** What is wrong with a change of state or price, beside which field. What was so before is nobody's fault now. */
export function sellingFaults(before: Facts, after: Facts): Record<string, string> {
  const isPriced = before.price_paise !== after.price_paise || before.mrp_paise !== after.mrp_paise
  const mrp = after.mrp_paise === null ? null : toRupees(after.mrp_paise)
  const above = isPriced ? mrpFault(toRupees(after.price_paise), mrp) : undefined
  return {
    ...(canBecome(before.state, after.state) ? {} : { state: productTexts.noDraftAgain }),
    ...(above && { mrp: above }),
  }
}

export function assertSellable(before: Facts, after: Facts): void {
  const fields = sellingFaults(before, after)
  if (Object.keys(fields).length > 0) throw new Failure(manageFailures.notSaved, { fields })
}
