import { z } from 'zod'
import { pictureFormFailures } from '#contract/images/images.failures.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { pageOf, paging } from '#contract/platform/paging.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { typedText } from '#contract/platform/typed-text.ts'
import { catalogFailures } from './catalog.failures.ts'
import { category } from './category.ts'
import { manageFailures } from './manage-products.failures.ts'
import { mrpFault } from './mrp.ts'
import { productTexts } from './product.texts.ts'
import { productCard, productId } from './product.ts'
import { barcode, sku } from './product-codes.ts'
import { familyName, productVariant, type VariantOption, variantOptions } from './product-family.ts'
import {
  measure,
  packSize,
  productCategory,
  productDescription,
  productName,
  productPicture,
  productPrice,
  productStock,
} from './product-fields.ts'
import { productWithPictures } from './product-pictures.ts'
import { productState } from './product-state.ts'
import { variantWish } from './variant-wish.ts'

/** Staff see both languages, shoppers theirs. */
export const inHindi = { nameHi: z.string().nullable(), descriptionHi: z.string().nullable() }

/** A product as staff see it. */
const managedCard = productCard.extend({
  /** Null: the shop itself sells it. */
  sellerId: z.string().nullable(),
  sellerName: z.string().nullable(),
  state: productState,
  /** What shoppers see: false for drafts, what is off sale, and while its seller may not sell. */
  onSale: z.boolean(),
  sku: z.string().nullable(),
  barcode: z.string().nullable(),
})
export type ManagedCard = z.output<typeof managedCard>

const managedProduct = productWithPictures.extend({
  ...managedCard.shape,
  ...inHindi,
  /** Its place in a family; null when it has none. */
  variant: productVariant.nullable(),
  /** Sent back with an edit, so that nobody overwrites what they have not seen. */
  version: z.int(),
})
export type ManagedProduct = z.output<typeof managedProduct>

const words = typedText().min(1, productTexts.badAttribute).max(60, productTexts.badAttribute)
const blankAsUnset = (value: unknown) => (value === '' ? undefined : value)
const optional = <Type extends z.ZodType>(type: Type) => z.preprocess(blankAsUnset, type.optional())

/** The attributes, each a field of its own. The measures are numbers: centimetres and grams. */
export const attributeFields = {
  length: optional(measure),
  breadth: optional(measure),
  height: optional(measure),
  weight: optional(measure),
  memory: optional(words),
  batteryLife: optional(words),
  screenSize: optional(words),
  connectivity: optional(words),
  inkColor: optional(words),
  refillable: optional(words),
}

const common = {
  name: productName,
  price: productPrice,
  description: productDescription,
  nameHi: optional(productName),
  descriptionHi: optional(productDescription),
  packSize: optional(packSize),
  /** On sale unless it says otherwise. */
  state: optional(productState),
  sku: optional(sku),
  barcode: optional(barcode),
  mrp: optional(productPrice),
  /** For admins, who may add for a seller; sellers sell for themselves. */
  sellerId: optional(z.uuid()),
  /** The family it belongs to, by name, and what it is there: “Colour: Blue; Tip: 0.7 mm”. */
  family: optional(familyName),
  options: optional(variantOptions),
  ...attributeFields,
}

type FamilyGiven = { family?: string | undefined; options?: VariantOption[] | undefined }

/** What is wrong whatever the product was before: told before its picture is sent. */
function checkFamily({ family, options }: FamilyGiven, context: z.RefinementCtx<unknown>): void {
  const wish = family === undefined || !options ? undefined : variantWish({ family, options }, null)
  if (wish?.kind === 'fault') context.addIssue({ code: 'custom', path: [wish.field], message: wish.text })
}

const onlyKnown = { error: productTexts.unknownAttribute }

const addProductInput = z.strictObject(
  {
    ...common,
    Category: productCategory,
    stocks: productStock,
    ProductImage: productPicture,
  },
  onlyKnown,
)
export type AddProductInput = z.output<typeof addProductInput>

export const addProductCall = endpoint('addProduct', 'POST', '/api/v1/product/addProduct', {
  who: 'manageOwnProducts',
  form: true,
  status: 201,
  summary: 'Puts a product on sale.',
  input: addProductInput.superRefine(({ family, options = [], price, mrp }, context) => {
    checkFamily({ family, options }, context)
    const fault = mrpFault(price, mrp)
    if (fault) context.addIssue({ code: 'custom', path: ['mrp'], message: fault })
  }),
  answer: z.object({ message: z.string(), data: managedProduct }),
  failures: [
    requestFailures.forbidden,
    catalogFailures.unknownSeller,
    catalogFailures.familyRefused,
    manageFailures.codeTaken,
    ...pictureFormFailures,
  ],
})

/** What is left out stays as it is; an attribute, a family, a code, the MRP or Hindi sent empty is taken away. */
const updateProductInput = z.strictObject(
  {
    id: productId,
    name: productName.optional(),
    price: productPrice.optional(),
    description: productDescription.optional(),
    nameHi: z.literal('').or(productName).optional(),
    descriptionHi: z.literal('').or(productDescription).optional(),
    category: productCategory.optional(),
    stocks: optional(productStock),
    /** How many there were when the form was opened: what was sold since stays sold. */
    stocksBefore: optional(productStock),
    productImage: productPicture.optional(),
    packSize: optional(packSize),
    state: optional(productState),
    sku: z.literal('').or(sku).optional(),
    barcode: z.literal('').or(barcode).optional(),
    mrp: z.literal('').or(productPrice).optional(),
    version: optional(z.coerce.number().int()),
    family: z.literal('').or(familyName).optional(),
    options: variantOptions.optional(),
    ...Object.fromEntries(Object.entries(attributeFields).map(([name, field]) => [name, z.literal('').or(field)])),
  },
  onlyKnown,
)
export type UpdateProductInput = z.output<typeof updateProductInput>

export const updateProductCall = endpoint('updateProduct', 'POST', '/api/v1/product/updateProduct/:id', {
  who: 'manageOwnProducts',
  form: true,
  summary: 'Changes a product. With the version it was read in, an edit that missed another one is refused.',
  input: updateProductInput.superRefine(checkFamily),
  answer: z.object({ message: z.string(), data: managedProduct }),
  failures: [
    catalogFailures.unknownProduct,
    catalogFailures.changedMeanwhile,
    catalogFailures.familyRefused,
    manageFailures.codeTaken,
    manageFailures.notSaved,
    ...pictureFormFailures,
  ],
})

export const deleteProductCall = endpoint('deleteProduct', 'DELETE', '/api/v1/product/deleteProduct/:id', {
  who: 'manageOwnProducts',
  summary: 'Takes a product out of the shop. Past orders keep it.',
  input: z.object({ id: productId }),
  answer: z.object({ message: z.string() }),
  failures: [catalogFailures.unknownProduct],
})

export const MANAGED_SORTS = ['newest', 'name', 'priceAsc', 'priceDesc', 'stock'] as const
export const STOCK_FILTERS = ['out', 'low'] as const
/** Hidden: on sale by its state, but its seller may not sell. */
export const STATE_FILTERS = ['onSale', 'draft', 'offSale', 'hidden'] as const

export const manageProductsCall = endpoint('manageProducts', 'GET', '/api/v1/product/manageProduct', {
  who: 'manageOwnProducts',
  summary:
    'The products that I manage: all of them for admins, their own for sellers. Searched by name, SKU, barcode and seller.',
  input: paging.extend({
    search: z.string().trim().max(100).optional(),
    category: category.optional(),
    stock: z.enum(STOCK_FILTERS).optional(),
    state: z.enum(STATE_FILTERS).optional(),
    sort: z.enum(MANAGED_SORTS).default('newest'),
  }),
  answer: pageOf(managedCard),
  failures: [catalogFailures.badCursor],
})

export const getManagedProductCall = endpoint('getManagedProduct', 'GET', '/api/v1/product/manageProduct/:id', {
  who: 'manageOwnProducts',
  summary: 'One product that I manage, on sale or not.',
  input: z.object({ id: productId }),
  answer: z.object({ data: managedProduct }),
  failures: [catalogFailures.unknownProduct],
})
