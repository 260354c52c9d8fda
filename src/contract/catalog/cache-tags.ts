/**
 * What a kept answer was made of. A change of the catalogue names the tags it touches (migration 0030 says which), and
 * only answers that carry one of them grow old. A product's tag is the random end of its id: short enough for a header.
 */
const TAIL = 12

/** All that pages show of a product: texts, picture, price, rating, stock level. */
export const productTag = (id: string) => `p-${id.slice(-TAIL)}`

/** The exact number in stock, which answers of the API hold and pages do not show. */
export const stockTag = (id: string) => `${STOCK}${id.slice(-TAIL)}`
const STOCK = 's-'

export const isStockTag = (tag: string) => tag.startsWith(STOCK)

/** Who is in a family of products, by which options, and which of them are sold out. */
export const familyTag = (id: string) => `f-${id.slice(-TAIL)}`

/** Which products there are, and how they sort and filter: in all categories, or in one. */
export const LIST_TAG = 'list'
export const listTag = (category?: string) => (category ? `${LIST_TAG}-${category}` : LIST_TAG)

export const productTags = (products: readonly { _id: string }[]) =>
  products.flatMap(({ _id }) => [productTag(_id), stockTag(_id)])
