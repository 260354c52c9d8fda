import type { Generated } from 'kysely'

export type ProductPicturesTable = {
  product_id: string
  /** From one; the first is also the product's own image_id. */
  place: number
  image_id: string
  alt: Generated<string>
}
