import { z } from 'zod'
import { productTag } from '#contract/catalog/cache-tags.ts'
import { catalogFailures } from '#contract/catalog/catalog.failures.ts'
import { productId } from '#contract/catalog/product.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { failures } from '#contract/platform/failures.ts'
import { pageOf, paging } from '#contract/platform/paging.ts'
import { msg } from '#contract/platform/t.ts'
import { ownReview, review, reviewInput } from './review.ts'

export const reviewFailures = failures('reviews', {
  removed: {
    status: 409,
    text: msg('The shop removed your review of this product, so you can’t write another one. Wrong? Contact us.'),
  },
})

export const reviewTexts = { thanks: msg('Thanks for your review!') }

export const listReviewsCall = endpoint('listReviews', 'GET', '/api/v2/feedback/getReview/:productId', {
  who: 'anyone',
  summary: 'The reviews of a product, newest first, with how many gave each number of stars.',
  input: paging.extend({ productId }),
  answer: pageOf(review).extend({
    /** From five stars down to one. */
    histogram: z.array(z.object({ rating: z.number(), count: z.int() })),
  }),
  tags: (_, input) => [productTag(input.productId)],
  failures: [catalogFailures.unknownProduct, catalogFailures.badCursor],
})

export const averageRatingCall = endpoint('averageRating', 'POST', '/api/v2/feedback/average', {
  who: 'anyone',
  summary: 'The average rating of a product and the number of its reviews.',
  input: z.object({ productId }),
  answer: z.object({ averageRating: z.number(), count: z.int() }),
  failures: [catalogFailures.unknownProduct],
})

export const ownReviewCall = endpoint('ownReview', 'GET', '/api/v2/feedback/myReview/:productId', {
  who: 'useAccount',
  summary: 'My review of a product, or null; also when the shop removed it, with the reason.',
  input: z.object({ productId }),
  answer: z.object({ data: ownReview.nullable() }),
})

export const addReviewCall = endpoint('addReview', 'POST', '/api/v2/feedback/addReview', {
  who: 'useAccount',
  summary: 'Reviews a product. A second review by the same person replaces the first.',
  input: reviewInput,
  answer: z.object({ message: z.string(), data: review }),
  failures: [catalogFailures.unknownProduct, reviewFailures.removed],
})
