import { z } from 'zod'
import { LIST_TAG, productTag, productTags } from '#contract/catalog/cache-tags.ts'
import { catalogFailures } from '#contract/catalog/catalog.failures.ts'
import { product, productCard } from '#contract/catalog/product.ts'
import { productFilters } from '#contract/catalog/product-filters.ts'
import { searchText } from '#contract/catalog/search-text.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { pageOf, paging } from '#contract/platform/paging.ts'

const searchInput = paging.extend(productFilters.shape).extend({ name: searchText })

export const searchProductsCall = endpoint('searchProducts', 'POST', '/api/v1/product/searchProduct', {
  who: 'anyone',
  summary: 'Products that match a text, misspelt or not, best first.',
  input: searchInput,
  answer: pageOf(product),
  failures: [catalogFailures.badCursor, catalogFailures.emptyPriceRange],
})

export const searchCardsCall = endpoint('searchCards', 'GET', '/api/v1/product/searchCards', {
  who: 'anyone',
  summary:
    'The same search for product cards, with how the text was understood, and near products when nothing matches.',
  input: searchInput,
  answer: pageOf(productCard).extend({
    /** Offered under "No results found"; empty when something matched. */
    near: z.array(productCard),
    understood: z.object({
      /** The text without the words that name a price, and the prices in rupees. */
      name: z.string(),
      minPrice: z.number().optional(),
      maxPrice: z.number().optional(),
      /** Words without which was searched, such as brands of other makers. */
      ignored: z.array(z.string()),
      /** What was asked for and is not sold here, where that is known. */
      unsold: z.array(z.string()),
    }),
  }),
  tags: ({ data, near }) => [LIST_TAG, ...productTags([...data, ...near])],
  failures: [catalogFailures.badCursor, catalogFailures.emptyPriceRange],
})

export const suggestCall = endpoint('suggest', 'GET', '/api/v1/product/suggest', {
  who: 'anyone',
  keep: true,
  summary: 'Suggestions while a search is typed: wordings and products.',
  input: z.object({ q: searchText }),
  answer: z.object({
    data: z.array(
      z.object({
        text: z.string(),
        /** Set when the suggestion is one product: choosing it opens its page. */
        productId: z.string().optional(),
        /** What that product looks like and costs. */
        product: productCard.pick({ image: true, price: true, Category: true }).optional(),
      }),
    ),
    /** Said when nothing is suggested: whether a search for this text would find nothing either. */
    isNoMatch: z.boolean().optional(),
  }),
  tags: ({ data }) => [LIST_TAG, ...data.flatMap(({ productId }) => (productId ? [productTag(productId)] : []))],
})
