import { z } from 'zod'
import { endpoint } from '#contract/platform/endpoint.ts'
import { catalogFailures } from './catalog.failures.ts'
import { manageFailures } from './manage-products.failures.ts'
import { productId } from './product.ts'
import { productPrice, productStock } from './product-inputs.ts'

const PRODUCT = '/api/v2/admin/products/:id'
const who = 'manageOwnProducts'
const answer = z.object({ message: z.string() })

/** `before` is what was seen when it was changed: what somebody else has done since is not overwritten. */
export const setPriceCall = endpoint('setPrice', 'POST', `${PRODUCT}/price`, {
  who,
  summary: 'Sets the price of a product, unless it has changed since it was read.',
  input: z.object({ id: productId, price: productPrice, before: productPrice }),
  answer,
  failures: [catalogFailures.unknownProduct, manageFailures.priceChanged, manageFailures.notSaved],
})

export const setStockCall = endpoint('setStock', 'POST', `${PRODUCT}/stock`, {
  who,
  summary: 'Sets how many of a product there are, unless some were sold since it was read.',
  input: z.object({ id: productId, stocks: productStock, before: productStock }),
  answer,
  failures: [catalogFailures.unknownProduct, manageFailures.stockChanged],
})
