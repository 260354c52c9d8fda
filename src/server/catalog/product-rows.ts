import type { Selectable } from 'kysely'
import type { ManagedCard, ManagedProduct } from '#contract/catalog/manage-products.endpoints.ts'
import type { Product, ProductCard } from '#contract/catalog/product.ts'
import type { FieldName, PRODUCT_FIELDS, ShownOn } from '#contract/catalog/product-fields.ts'
import { imageUrlFor } from '#contract/images/image.ts'
import { currentLanguage } from '#contract/platform/t.ts'
import { averageRating } from '#contract/reviews/average-rating.ts'
import type { ProductsTable } from './product.table.ts'
import { KEPT, valueIn } from './product-columns.ts'
import { toVariant, type VariantRow } from './variants.store.ts'

const CARD_IMAGE_PIXELS = 480

type Fields = typeof PRODUCT_FIELDS
/** The columns of the fields that are shown there, with those of their Hindi. */
type ColumnOn<Place extends ShownOn> = {
  [Name in FieldName]: Fields[Name] extends { shown: Place; column: infer Column }
    ? (Fields[Name] extends { hindi: infer Hindi } ? Column | Hindi : Column) & keyof ProductsTable
    : never
}[FieldName]

const shownOn = (...places: readonly ShownOn[]) =>
  KEPT.flatMap(([name, field]) => {
    return field.kind !== 'picture' && places.includes(field.shown) ? [{ field, wire: field.wire ?? name }] : []
  })
const columnsOn = <Place extends ShownOn>(...places: Place[]) =>
  shownOn(...places).flatMap(({ field: { column, hindi = [] } }) =>
    [column, hindi].flat().map((name) => `products.${name}` as `products.${ColumnOn<Place>}`),
  )

const [CARD, PAGE] = [shownOn('card'), shownOn('card', 'page')]
const [LIST, FORM] = [shownOn('card', 'staffList'), shownOn('card', 'page', 'staffList', 'staffForm')]

export const CARD_COLUMNS = [
  'products.id',
  ...columnsOn('card'),
  'products.rating_sum',
  'products.rating_count',
  'images.id as image_id',
  'images.width as image_width',
  'images.height as image_height',
] as const
export const DETAIL_COLUMNS = [...columnsOn('page'), 'products.attributes', 'products.created_at'] as const
/** What staff see in their list besides, and where they edit a product. */
export const STAFF_COLUMNS = [...columnsOn('staffList'), 'products.seller_id', 'products.on_sale'] as const
export const FORM_COLUMNS = [...columnsOn('staffForm'), 'products.version'] as const

type Table = Selectable<ProductsTable>
export type CardRow = Pick<Table, 'id' | 'rating_sum' | 'rating_count' | ColumnOn<'card'>> &
  Record<'image_width' | 'image_height', number> & { image_id: string }
type DetailRow = CardRow & Pick<Table, 'attributes' | 'created_at' | ColumnOn<'page'>>
type StaffRow = CardRow & Pick<Table, 'seller_id' | 'on_sale' | ColumnOn<'staffList'>> & { seller_name: string | null }
type FormRow = DetailRow & StaffRow & VariantRow & Pick<Table, 'version' | ColumnOn<'staffForm'>>

type Shown = ReturnType<typeof shownOn>
type Speech = { hindi: boolean }

/** What a row says in these fields. What shoppers see and a product does not have is left out; to staff it is null. */
function told(row: CardRow, fields: Shown, { hindi }: Speech): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  const cells = row as Readonly<Record<string, unknown>>
  for (const { field, wire } of fields) {
    // In Hindi where somebody has written it.
    const value = (hindi && field.hindi && cells[field.hindi]) || valueIn(cells, field)
    if (value !== null || field.shown.startsWith('staff')) values[wire] = value
  }
  return values
}

const shoppers = (): Speech => ({ hindi: currentLanguage() === 'hi' })
const STAFF: Speech = { hindi: false }

function cardOf(row: CardRow, values: Record<string, unknown>) {
  const image = { id: row.image_id, width: row.image_width, height: row.image_height }
  return {
    _id: row.id,
    ...values,
    ProductImage: imageUrlFor(image, CARD_IMAGE_PIXELS),
    image,
    averageRating: averageRating(row.rating_sum, row.rating_count),
    ratingCount: row.rating_count,
  }
}

const detailOf = (row: DetailRow) => ({ attributes: row.attributes, createdAt: row.created_at.toISOString() })
const sellerOf = (row: StaffRow) => ({ sellerId: row.seller_id, sellerName: row.seller_name, onSale: row.on_sale })

export const toCard = (row: CardRow) => cardOf(row, told(row, CARD, shoppers())) as ProductCard

export const toProduct = (row: DetailRow) =>
  ({ ...cardOf(row, told(row, PAGE, shoppers())), ...detailOf(row) }) as Product

export const toManagedCard = (row: StaffRow) =>
  ({ ...cardOf(row, told(row, LIST, STAFF)), ...sellerOf(row) }) as ManagedCard

export const toManagedProduct = (row: FormRow) =>
  ({
    ...cardOf(row, told(row, FORM, STAFF)),
    ...detailOf(row),
    ...sellerOf(row),
    version: row.version,
    variant: toVariant(row),
  }) as Omit<ManagedProduct, 'pictures'>
