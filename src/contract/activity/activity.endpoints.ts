import { z } from 'zod'
import { LIST_TAG, productTags } from '#contract/catalog/cache-tags.ts'
import { catalogFailures } from '#contract/catalog/catalog.failures.ts'
import { productCard, productId } from '#contract/catalog/product.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { RECOMMENDATIONS_PATH, RECORD_ACTIVITY_PATH } from './activity-paths.ts'

const ACTIONS = ['show', 'addToCart', 'wishlist', 'purchase'] as const
export type Action = (typeof ACTIONS)[number]

/** A purchase is known from the order alone. */
const POSTED = ['show', 'addToCart', 'wishlist'] as const

export const recordActivityCall = endpoint('recordActivity', 'POST', RECORD_ACTIVITY_PATH, {
  who: 'anyone',
  summary: 'Records what a visitor did with a product, under an anonymous first-party id.',
  input: z.object({ action: z.enum(POSTED), productId }),
  answer: z.object({}),
  failures: [catalogFailures.unknownProduct],
})

const shelf = z.object({ limit: z.coerce.number().int().min(1).max(24).default(12) })

export const recommendationsCall = endpoint('recommendations', 'GET', RECOMMENDATIONS_PATH, {
  who: 'anyone',
  summary:
    'Recommendations based on what this visitor viewed and bought, or trending products if there is nothing yet.',
  input: shelf,
  answer: z.object({ data: z.array(productCard) }),
})

export const trendingCall = endpoint('trending', 'GET', '/api/v1/product/getTrendingProduct', {
  who: 'anyone',
  keep: true,
  summary: 'The most viewed and bought products right now.',
  input: shelf,
  answer: z.object({ data: z.array(productCard) }),
  // A list that is not full shows every product there is to show: the next one added belongs in it.
  tags: ({ data }, { limit }) => [...productTags(data), ...(data.length < limit ? [LIST_TAG] : [])],
})
