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

/** What stands in its columns about people, and what for (privacy/purposes.ts). */
export const register = {
  product_pictures: { none: ['product_id', 'place', 'image_id', 'alt'] },
} satisfies Register
