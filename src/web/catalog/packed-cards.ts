import { shownStock } from '#contract/cart/shown-stock.ts'
import type { ProductCard } from '#contract/catalog/product.ts'
import { imageUrlFor } from '#contract/images/image.ts'

/** Beside the picture, which is taken apart. */
const FIELDS = [
  '_id',
  'name',
  'price',
  'Category',
  'stocks',
  'packSize',
  'averageRating',
  'ratingCount',
] as const satisfies readonly (keyof ProductCard)[]

/** `ProductImage` says nothing that the picture does not. */
const PRODUCT_IMAGE_PIXELS = 480

/** Products on their way from a loader to its page. */
export type PackedCards = string

/**
 * A page carries its products twice: as it shows them, and as what its scripts go on with. React Router names each field of
 * each product anew and looks at every value on its own; as one text, without names, they are half as long and cost nothing.
 */
export function packCards(cards: readonly ProductCard[]): PackedCards {
  return JSON.stringify(
    cards.map((card) => {
      const shown = { ...card, stocks: shownStock(card.stocks) }
      return [card.image.id, card.image.width, card.image.height, ...FIELDS.map((field) => shown[field])]
    }),
  )
}

export function unpackCards(packed: PackedCards): ProductCard[] {
  const rows: [string, number, number, ...unknown[]][] = JSON.parse(packed)
  return rows.map(([id, width, height, ...values]) => {
    const image = { id, width, height }
    const fields = Object.fromEntries(FIELDS.map((field, at) => [field, values[at]]))
    return { ...fields, image, ProductImage: imageUrlFor(image, PRODUCT_IMAGE_PIXELS) } as ProductCard
  })
}
