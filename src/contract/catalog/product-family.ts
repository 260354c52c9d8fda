import { z } from 'zod'
import { ODD_SIGNS } from '#contract/platform/odd-signs.ts'
import { productId } from './product.ts'
import {
  LONGEST_FAMILY,
  LONGEST_OPTION,
  LONGEST_VALUE,
  MOST_OPTIONS,
  productFamilyTexts,
} from './product-family.texts.ts'

/** What a product is among its siblings: { name: 'Colour', value: 'Blue' }. */
const variantOption = z.object({ name: z.string(), value: z.string() })
export type VariantOption = z.output<typeof variantOption>

/** The family of a product and what it is there. */
export const productVariant = z.object({ family: z.string(), options: z.array(variantOption) })
export type ProductVariant = z.output<typeof productVariant>

/** The products of a family, in the order they came to it. */
export const productFamily = z.object({
  _id: z.uuid(),
  name: z.string(),
  /** What they differ in, in the order it is shown. */
  options: z.array(z.string()),
  variants: z.array(z.object({ _id: productId, values: z.record(z.string(), z.string()), inStock: z.boolean() })),
})
export type ProductFamily = z.output<typeof productFamily>

const tidy = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim()

export const familyName = z
  .string()
  .overwrite(tidy)
  .min(1, productFamilyTexts.badName)
  .max(LONGEST_FAMILY, productFamilyTexts.badName)
  .refine((text) => !ODD_SIGNS.test(text), productFamilyTexts.badName)

/** As forms and tables say it: “Colour: Blue; Tip: 0.7 mm”. */
export const variantOptions = z.string().transform((text, context): VariantOption[] => {
  const options = readOptions(text)
  const problem = options === undefined ? productFamilyTexts.badOptions : faultIn(options)
  if (problem) context.addIssue(problem)
  return options ?? []
})

function readOptions(text: string): VariantOption[] | undefined {
  const parts = tidy(text)
    .split(';')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const colon = part.indexOf(':')
      return colon < 0 ? undefined : { name: part.slice(0, colon).trim(), value: part.slice(colon + 1).trim() }
    })
  return parts.every((part) => part !== undefined) ? parts : undefined
}

function faultIn(options: readonly VariantOption[]): string | undefined {
  const isFine = ({ name, value }: VariantOption) =>
    fits(name, LONGEST_OPTION) && fits(value, LONGEST_VALUE) && !ODD_SIGNS.test(name + value)
  if (!options.every(isFine)) return productFamilyTexts.badOptions
  if (options.length > MOST_OPTIONS) return productFamilyTexts.tooManyOptions
  const names = new Set(options.map(({ name }) => name.toLowerCase()))
  return names.size < options.length ? productFamilyTexts.doubledOption : undefined
}

const fits = (text: string, most: number) => text.length >= 1 && text.length <= most

export const optionsText = (options: readonly VariantOption[]) =>
  options.map(({ name, value }) => `${name}: ${value}`).join('; ')
