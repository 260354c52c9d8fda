import type { Selectable } from 'kysely'
import type { UpdateProductInput } from '#contract/catalog/manage-products.endpoints.ts'
import { toPaise, toRupees } from '#contract/catalog/money.ts'
import type { ProductsTable } from './product.table.ts'
import { attributesWith, measureColumns } from './product-facts.ts'

type Row = Selectable<ProductsTable>

/** The row as it will be. Of the stock only the difference that was typed counts: what was sold meanwhile stays sold. */
export function changedColumns(input: Omit<UpdateProductInput, 'id' | 'version' | 'productImage'>, row: Row) {
  const { stocks, stocksBefore } = input
  const stock = stocks === undefined ? row.stock : row.stock + stocks - (stocksBefore ?? row.stock)
  return {
    name: input.name ?? row.name,
    price_paise: input.price === undefined ? row.price_paise : toPaise(input.price),
    description: input.description ?? row.description,
    category: input.category ?? row.category,
    stock: Math.max(stock, 0),
    pack_size: input.packSize ?? row.pack_size,
    ...measureColumns(input),
    attributes: attributesWith(row.attributes, input),
  }
}

/** What the history tells of a product. */
export const factsOf = (row: Omit<Row, 'attributes'> & { attributes: Record<string, string | undefined> }) => ({
  // First: where a measure also stands in words, the figures are told.
  ...row.attributes,
  name: row.name,
  price: toRupees(row.price_paise),
  description: row.description,
  category: row.category,
  stocks: row.stock,
  packSize: row.pack_size,
  picture: row.image_id,
  length: numberOf(row.length_cm),
  breadth: numberOf(row.width_cm),
  height: numberOf(row.height_cm),
  weight: numberOf(row.weight_g),
})

const numberOf = (value: string | number | null) => (value === null ? null : Number(value))
