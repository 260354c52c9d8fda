import { z } from 'zod'
import { endpoint } from '#contract/platform/endpoint.ts'
import { pageOf, paging } from '#contract/platform/paging.ts'
import { catalogFailures } from './catalog.failures.ts'
import { category } from './category.ts'
import { product, productCard, productId } from './product.ts'

const productList = paging.extend({ category: category.optional() })

export const listProductsCall = endpoint({
  method: 'GET',
  path: '/api/v1/product/getProduct',
  who: 'anyone',
  summary: 'The products, newest first, a page at a time.',
  input: productList,
  answer: pageOf(product),
  failures: [catalogFailures.badCursor],
})

export const getProductCall = endpoint({
  method: 'GET',
  path: '/api/v1/product/getProduct/:id',
  who: 'anyone',
  summary: 'One product.',
  input: z.object({ id: productId }),
  answer: z.object({ data: product }),
  failures: [catalogFailures.unknownProduct],
})

export const listCardsCall = endpoint({
  method: 'GET',
  path: '/api/v1/product/cards',
  who: 'anyone',
  summary: 'The same list as getProduct, without descriptions: what a product card shows.',
  input: productList,
  answer: pageOf(productCard),
  failures: [catalogFailures.badCursor],
})
