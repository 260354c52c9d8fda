import { changesBetween } from '#contract/audit/changes-between.ts'
import { productFamilyTexts } from './product-family.texts.ts'
import { optionsText, type ProductVariant, type VariantOption } from './product-family.ts'

/** What a form or a row says; what it leaves out stays as it is, and null is taken away. */
export type VariantGiven = { family?: string | null | undefined; options?: readonly VariantOption[] | null | undefined }

type VariantWish =
  | { kind: 'stay' | 'leave' }
  | { kind: 'join'; to: ProductVariant }
  | { kind: 'fault'; field: 'family' | 'options'; text: string }

/** What becomes of a product's place in a family. */
export function variantWish(given: VariantGiven, now: ProductVariant | null): VariantWish {
  if (given.family === undefined && given.options === undefined) return { kind: 'stay' }
  const family = (given.family === undefined ? now?.family : given.family) ?? ''
  const known = now && isSameWord(now.family, family) ? now.options : []
  const options = [...((given.options === undefined ? known : given.options) ?? [])]
  if (!family) {
    if (options.length > 0) return { kind: 'fault', field: 'family', text: productFamilyTexts.nameMissing }
    return { kind: now ? 'leave' : 'stay' }
  }
  if (options.length === 0) return { kind: 'fault', field: 'options', text: productFamilyTexts.optionsMissing }
  const isSame = now && isSameWord(now.family, family) && optionsText(now.options) === optionsText(options)
  return isSame ? { kind: 'stay' } : { kind: 'join', to: { family, options } }
}

/** Nobody means another thing by another capital. */
export const isSameWord = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** A place in a family as the history tells it. */
export const variantTexts = (variant: ProductVariant | null) => ({
  family: variant?.family ?? null,
  options: variant ? optionsText(variant.options) : null,
})

export const variantChanges = (from: ProductVariant | null, to: ProductVariant | null) =>
  changesBetween(variantTexts(from), variantTexts(to))
