import { changesBetween } from '#contract/audit/changes-between.ts'
import type { AddProductInput } from '#contract/catalog/manage-products.endpoints.ts'
import { toPaise } from '#contract/catalog/money.ts'
import { attributesWith, measureColumns } from './product-facts.ts'

type Input = Omit<AddProductInput, 'ProductImage' | 'sellerId'>

/** What a form or a table says of a new product, as columns. */
export const newColumns = (input: Input) => ({
  name: input.name,
  category: input.Category,
  price_paise: toPaise(input.price),
  description: input.description,
  stock: input.stocks,
  pack_size: input.packSize ?? 1,
  weight_g: null,
  height_cm: null,
  length_cm: null,
  width_cm: null,
  ...measureColumns(input),
  attributes: JSON.stringify(attributesWith({}, input)),
})

/** How the history of a product begins. */
export const added = (id: string, { name, price, stocks }: Input) => ({
  subject: 'product' as const,
  id,
  action: 'Product added',
  changes: changesBetween({}, { name, price, stocks }),
})
