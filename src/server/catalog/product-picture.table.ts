import type { Generated } from 'kysely'
import type { Register } from '#server/platform/db/tables.ts'

export type ProductPicturesTable = {
  product_id: string
  /** From one; the first is also the product's own image_id. */
  place: number
  image_id: string
  alt: Generated<string>
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    product_pictures: ProductPicturesTable
  }
}

export const register = {
  product_pictures: { none: 4 },
} satisfies Register
