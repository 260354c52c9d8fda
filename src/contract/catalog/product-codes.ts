import { z } from 'zod'
import { ODD_SIGNS } from '#contract/platform/odd-signs.ts'
import { LONGEST_SKU, productTexts } from './product.texts.ts'

/** What a seller calls a product in their own books. */
export const sku = z
  .string()
  .normalize('NFC')
  .trim()
  .min(1, productTexts.badSku)
  .max(LONGEST_SKU, productTexts.badSku)
  .refine((text) => !ODD_SIGNS.test(text), productTexts.badSku)

/** The figures under the bars: EAN-8, UPC-A or EAN-13. */
export const barcode = z
  .preprocess((value) => (typeof value === 'number' ? String(value) : value), z.string(productTexts.badBarcode))
  .transform((text) => text.replace(/[\s-]/g, ''))
  .refine(isBarcode, productTexts.badBarcode)

/** The last figure makes the others, counted three times and once by turns from the right, a multiple of ten. */
export function isBarcode(figures: string): boolean {
  if (!/^(\d{8}|\d{12}|\d{13})$/.test(figures)) return false
  const sum = [...figures].reverse().reduce((sum, figure, place) => sum + Number(figure) * (place % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
