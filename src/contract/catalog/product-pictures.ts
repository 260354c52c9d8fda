import { z } from 'zod'
import { image } from '#contract/images/image-schema.ts'
import { ODD_SIGNS } from '#contract/platform/odd-signs.ts'
import { LONGEST_ALT, MOST_PICTURES } from './gallery.ts'
import { productTexts } from './product.texts.ts'
import { product } from './product.ts'

/** A picture of a product, and what is seen in it in words. Blank: the name of the product says it. */
const galleryPicture = z.object({ image, alt: z.string() })

export const gallery = z.array(galleryPicture).min(1).max(MOST_PICTURES)

/** A product with its pictures. The first is the one that cards and carts have. */
export const productWithPictures = product.extend({ pictures: gallery })
export type ProductWithPictures = z.output<typeof productWithPictures>

/** All that the page of a product tells. */
export const shownProduct = productWithPictures.extend({
  /** The seller’s name; null where it is the shop itself. */
  soldBy: z.string().nullable(),
})
export type ShownProduct = z.output<typeof shownProduct>

/** Words that are read out in place of a picture, as they are typed. */
export const pictureAlt = z
  .string()
  .max(LONGEST_ALT * 2, productTexts.altTooLong)
  .normalize('NFC')
  .overwrite((text) => text.replace(/\s+/g, ' ').trim())
  .max(LONGEST_ALT, productTexts.altTooLong)
  .refine((text) => !ODD_SIGNS.test(text), productTexts.altOdd)
