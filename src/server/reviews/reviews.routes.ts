import type { FastifyInstance } from 'fastify'
import { addReviewCall, averageRatingCall, listReviewsCall } from '#contract/reviews/reviews.endpoints.ts'
import { serve } from '#server/platform/serve.ts'
import { addReview } from './add-review.ts'
import { averageOfProduct, listReviews } from './list-reviews.ts'

export default async function reviewsRoutes(app: FastifyInstance) {
  serve(app, listReviewsCall, listReviews)
  serve(app, averageRatingCall, averageOfProduct)
  serve(app, addReviewCall, addReview)
}
