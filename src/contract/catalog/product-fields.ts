import type { z } from 'zod'
import type { Attributes } from './attributes.ts'
import type { ManagedProduct } from './manage-products.endpoints.ts'
import { barcode, sku } from './product-codes.ts'
import { familyName, variantOptions } from './product-family.ts'
import {
  attributeText,
  measure,
  packSize,
  productCategory,
  productDescription,
  productName,
  productPicture,
  productPrice,
  productStock,
} from './product-inputs.ts'
import { productState } from './product-state.ts'

/** Who sees a field: shoppers on a card or on the product's page, staff in their list or where they edit the product. */
export type ShownOn = 'card' | 'page' | 'staffList' | 'staffForm'

/** A product cannot do without it; or it is taken away where it is sent empty; or this is what a new product has. */
type Presence =
  | { readonly needed: true; readonly removable?: never; readonly otherwise?: never }
  | { readonly needed?: never; readonly removable: true; readonly otherwise?: never }
  | { readonly needed?: never; readonly removable?: never; readonly otherwise: string | number }

type Field = Presence & {
  /** What is typed, in a form or in a cell of a table. */
  readonly input: z.ZodType
  /** Its name in the history, where that is another. */
  readonly history?: string
  /** Told by the first entry of the history. */
  readonly opening?: true
}
/** What staff call it. */
type Labelled = Field & { readonly label: string }
/** A column of its own. Money is kept in paise; measures are numerics. */
type Kept = {
  readonly kind: 'text' | 'whole' | 'money' | 'measure'
  readonly column: string
  /** The column of its Hindi. */
  readonly hindi?: string
  readonly shown: ShownOn
  /** Its name in answers, where that is another. */
  readonly wire?: keyof ManagedProduct
}
type Attribute = Field & ({ readonly kind: 'attribute' } | (Kept & { readonly kind: 'measure' }))
type Other = Labelled & (Kept | { readonly kind: 'picture'; readonly column: string } | { readonly kind: 'variant' })

/** Keys of an answer that are worked out. Every other key is a field, and so are the attributes and the place in a family. */
type Derived =
  | ('_id' | 'image' | 'pictures' | 'averageRating' | 'ratingCount' | 'createdAt' | 'sellerId' | 'sellerName')
  | ('onSale' | 'version' | 'attributes' | 'variant' | 'width')
type OtherName = Exclude<keyof ManagedProduct, Derived | keyof Attributes> | 'family' | 'options'

/**
 * The fields of a product, in the order of the columns of an exported table; the names are those of its columns. Inputs,
 * answers, tables, history and undo follow from here. docs/decisions/0085 tells how.
 */
export const PRODUCT_FIELDS = {
  name: {
    ...{ label: 'Product name', input: productName, needed: true, opening: true },
    ...({ kind: 'text', column: 'name', hindi: 'name_hi', shown: 'card' } as const),
  },
  price: {
    ...{ label: 'Price', input: productPrice, needed: true, opening: true },
    ...({ kind: 'money', column: 'price_paise', shown: 'card' } as const),
  },
  Category: {
    ...{ label: 'Category', input: productCategory, needed: true, history: 'category' },
    ...({ kind: 'text', column: 'category', shown: 'card' } as const),
  },
  description: {
    ...{ label: 'Description', input: productDescription, needed: true },
    ...({ kind: 'text', column: 'description', hindi: 'description_hi', shown: 'page' } as const),
  },
  stocks: {
    ...{ label: 'Stock', input: productStock, needed: true, opening: true },
    ...({ kind: 'whole', column: 'stock', shown: 'card' } as const),
  },
  nameHi: {
    ...{ label: 'Name in Hindi', input: productName, removable: true },
    ...({ kind: 'text', column: 'name_hi', shown: 'staffForm' } as const),
  },
  descriptionHi: {
    ...{ label: 'Description in Hindi', input: productDescription, removable: true },
    ...({ kind: 'text', column: 'description_hi', shown: 'staffForm' } as const),
  },
  packSize: {
    ...{ label: 'Pack size', input: packSize },
    ...({ kind: 'whole', column: 'pack_size', otherwise: 1, shown: 'card' } as const),
  },
  ProductImage: {
    ...{ label: 'Picture', input: productPicture, needed: true, history: 'picture' },
    ...({ kind: 'picture', column: 'image_id' } as const),
  },
  length: { input: measure, removable: true, kind: 'measure', column: 'length_cm', shown: 'page' },
  breadth: { input: measure, removable: true, kind: 'measure', column: 'width_cm', shown: 'page', wire: 'width' },
  height: { input: measure, removable: true, kind: 'measure', column: 'height_cm', shown: 'page' },
  weight: { input: measure, removable: true, kind: 'measure', column: 'weight_g', shown: 'page' },
  memory: { input: attributeText, removable: true, kind: 'attribute' },
  batteryLife: { input: attributeText, removable: true, kind: 'attribute' },
  screenSize: { input: attributeText, removable: true, kind: 'attribute' },
  connectivity: { input: attributeText, removable: true, kind: 'attribute' },
  inkColor: { input: attributeText, removable: true, kind: 'attribute' },
  refillable: { input: attributeText, removable: true, kind: 'attribute' },
  family: { label: 'Family name', input: familyName, removable: true, opening: true, kind: 'variant' },
  options: { label: 'Options', input: variantOptions, removable: true, opening: true, kind: 'variant' },
  state: {
    ...{ label: 'Status', input: productState, history: 'status', opening: true },
    ...({ kind: 'text', column: 'state', otherwise: 'onSale', shown: 'staffList' } as const),
  },
  sku: {
    ...{ label: 'SKU', input: sku, removable: true, opening: true },
    ...({ kind: 'text', column: 'sku', shown: 'staffList' } as const),
  },
  barcode: {
    ...{ label: 'Barcode', input: barcode, removable: true, opening: true },
    ...({ kind: 'text', column: 'barcode', shown: 'staffList' } as const),
  },
  mrp: {
    ...{ label: 'MRP', input: productPrice, removable: true, opening: true },
    ...({ kind: 'money', column: 'mrp_paise', shown: 'page' } as const),
  },
} as const satisfies Record<keyof Attributes, Attribute> & Record<OtherName, Other>

type Fields = typeof PRODUCT_FIELDS
export type FieldName = keyof Fields
export type ProductField = Attribute | Other
export const FIELD_NAMES = Object.keys(PRODUCT_FIELDS) as FieldName[]
export const FIELDS: readonly (readonly [FieldName, ProductField])[] = FIELD_NAMES.map((name) => [
  name,
  PRODUCT_FIELDS[name],
])

/** The names of the fields that have something, such as `{ needed: true }` or a kind. */
export type NamesWith<What> = { [Name in FieldName]: Fields[Name] extends What ? Name : never }[FieldName]
