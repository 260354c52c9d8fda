import { z } from 'zod'
import { pictureFormFailures } from '#contract/images/images.failures.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { pageOf, paging } from '#contract/platform/paging.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { catalogFailures } from './catalog.failures.ts'
import { category } from './category.ts'
import { manageFailures } from './manage-products.failures.ts'
import { mrpFault } from './mrp.ts'
import { productTexts } from './product.texts.ts'
import { productCard, productId } from './product.ts'
import { productVariant } from './product-family.ts'
import { productStock } from './product-inputs.ts'
import { productWithPictures } from './product-pictures.ts'
import { changedProductShape, newProductShape, optional } from './product-shapes.ts'
import { productState } from './product-state.ts'
import { type VariantGiven, variantWish } from './variant-wish.ts'

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
  /** Staff see both languages, shoppers theirs. */
  nameHi: z.string().nullable(),
  descriptionHi: z.string().nullable(),
  /** Its place in a family; null when it has none. */
  variant: productVariant.nullable(),
  /** Sent back with an edit, so that nobody overwrites what they have not seen. */
  version: z.int(),
})
export type ManagedProduct = z.output<typeof managedProduct>

/** What is wrong whatever the product was before: told before its picture is sent. */
function checkFamily({ family, options }: VariantGiven, context: z.RefinementCtx<unknown>): void {
  const wish = family === undefined || options === undefined ? undefined : variantWish({ family, options }, null)
  if (wish?.kind === 'fault') context.addIssue({ code: 'custom', path: [wish.field], message: wish.text })
}

const onlyKnown = { error: productTexts.unknownAttribute }

const addProductInput = z.strictObject(
  {
    ...newProductShape,
    /** For admins, who may add for a seller; sellers sell for themselves. */
    sellerId: optional(z.uuid()),
  },
  onlyKnown,
)

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

const { Category, ProductImage, ...changed } = changedProductShape

/** What is left out stays as it is; what a product can do without is taken away where it is sent empty. */
const updateProductInput = z.strictObject(
  {
    id: productId,
    ...changed,
    category: Category,
    productImage: ProductImage,
    stocks: optional(productStock),
    /** How many there were when the form was opened: what was sold since stays sold. */
    stocksBefore: optional(productStock),
    version: optional(z.coerce.number().int()),
  },
  onlyKnown,
)

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
