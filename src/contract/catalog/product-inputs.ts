import { z } from 'zod'
import { ODD_SIGNS, withoutUnseen } from '#contract/platform/odd-signs.ts'
import { typedText } from '#contract/platform/typed-text.ts'
import { upload } from '#contract/platform/upload.ts'
import { category } from './category.ts'
import { HIGHEST_PRICE, LONGEST_DESCRIPTION, LONGEST_NAME, MOST_STOCK, productTexts } from './product.texts.ts'

/** Forms send texts, programs send numbers; both are read the same way, and nothing is guessed: 12,50 is no price. */
export const typedNumber = (pattern: RegExp, wrong: string) =>
  z.preprocess(
    (value) => (typeof value === 'number' ? String(value) : value),
    z.string(wrong).trim().regex(pattern, wrong).transform(Number),
  )
const decimal = (wrong: string) => typedNumber(/^\d{1,9}(\.\d{1,2})?$/, wrong)
const whole = (wrong: string) => typedNumber(/^\d{1,9}$/, wrong)

export const productName = z
  .string(productTexts.nameMissing)
  .max(LONGEST_NAME * 2, productTexts.nameTooLong)
  .normalize('NFC')
  .overwrite((text) => text.replace(/\s+/g, ' ').trim())
  .min(1, productTexts.nameMissing)
  .max(LONGEST_NAME, productTexts.nameTooLong)
  .refine((text) => !ODD_SIGNS.test(text), productTexts.nameOdd)

export const productPrice = decimal(productTexts.badPrice).refine(
  (rupees) => rupees >= 1 && rupees <= HIGHEST_PRICE,
  productTexts.badPrice,
)

export const productStock = whole(productTexts.badStock).refine((count) => count <= MOST_STOCK, productTexts.badStock)

export const productDescription = z
  .string(productTexts.descriptionMissing)
  .max(LONGEST_DESCRIPTION, productTexts.descriptionTooLong)
  .normalize('NFC')
  .overwrite(withoutUnseen)
  .trim()
  .min(1, productTexts.descriptionMissing)

export const productCategory = z.enum(category.options, productTexts.badCategory)

export const productPicture = upload(productTexts.pictureMissing)

export const packSize = whole(productTexts.badPack).refine(
  (count) => count >= 1 && count <= 1_000,
  productTexts.badPack,
)

/** Centimetres or grams. */
export const measure = decimal(productTexts.badMeasure).refine(
  (size) => size > 0 && size < 100_000,
  productTexts.badMeasure,
)

/** What an attribute says in words. */
export const attributeText = typedText().min(1, productTexts.badAttribute).max(60, productTexts.badAttribute)
