import { z } from 'zod'
import { endpoint } from '#contract/platform/endpoint.ts'
import { pageOf, paging } from '#contract/platform/paging.ts'
import { listTag, productTag, productTags, stockTag } from './cache-tags.ts'
import { catalogFailures } from './catalog.failures.ts'
import type { Category } from './category.ts'
import { product, productCard, productId } from './product.ts'
import { facets, productFilters } from './product-filters.ts'
import { shownProduct } from './product-pictures.ts'
import { searchText } from './search-text.ts'

const productList = paging.extend(productFilters.shape)
const who = 'anyone'
const keep = true
const failures = [catalogFailures.badCursor, catalogFailures.emptyPriceRange]

/** The list of a category changes with that category alone. */
const listTags = (
  { data }: { data: readonly { _id: string }[] },
  { category }: { category?: Category | undefined },
) => [listTag(category), ...productTags(data)]

export const listProductsCall = endpoint('listProducts', 'GET', '/api/v1/product/getProduct', {
  who,
  keep,
  summary: 'The products, a page at a time, narrowed and sorted as asked.',
  input: productList,
  answer: pageOf(product),
  tags: listTags,
  failures,
})

export const getProductCall = endpoint('getProduct', 'GET', '/api/v1/product/getProduct/:id', {
  who,
  keep,
  summary: 'One product, with all of its pictures and who sells it.',
  input: z.object({ id: productId }),
  answer: z.object({ data: shownProduct }),
  tags: (_, { id }) => [productTag(id), stockTag(id)],
  failures: [catalogFailures.unknownProduct],
})

export const listCardsCall = endpoint('listCards', 'GET', '/api/v1/product/cards', {
  who,
  keep,
  summary: 'The same list as getProduct, without descriptions: what a product card shows.',
  input: productList,
  answer: pageOf(productCard),
  tags: listTags,
  failures,
})

export const productFacetsCall = endpoint('productFacets', 'GET', '/api/v1/product/facets', {
  who,
  keep,
  summary: 'The choices that would narrow a list further, with how many products each leaves; q for those of a search.',
  input: productFilters.omit({ sort: true }).extend({ q: searchText.optional() }),
  answer: z.object({ data: facets }),
  tags: (_, { category }) => [listTag(category)],
  failures: [catalogFailures.emptyPriceRange],
})

export const relatedProductsCall = endpoint('relatedProducts', 'GET', '/api/v1/product/related/:id', {
  who,
  keep,
  summary: 'Products like this one: same category, similar name, near in price.',
  input: z.object({ id: productId, limit: z.coerce.number().int().min(1).max(24).default(10) }),
  answer: z.object({ data: z.array(productCard) }),
  tags: ({ data }) => productTags(data),
  failures: [catalogFailures.unknownProduct],
})

/** The spec's own path for each category that has one. */
const CATEGORY_PATHS = {
  Paper: 'PaperProduct',
  DeskSupplies: 'DeskSupplies',
  Reusable: 'ReusableProduct',
  Filing: 'FillingProduct',
  Writing: 'WritingProduct',
} as const satisfies Partial<Record<Category, string>>

export const categoryCalls = Object.entries(CATEGORY_PATHS).map(([category, path]) => ({
  category: category as Category,
  call: endpoint(`list${category}`, 'GET', `/api/v1/product/${path}`, {
    who,
    keep,
    summary: `The products of the category ${category}.`,
    input: productList.omit({ category: true }),
    answer: pageOf(product),
    tags: ({ data }) => [listTag(category), ...productTags(data)],
    failures,
  }),
}))
