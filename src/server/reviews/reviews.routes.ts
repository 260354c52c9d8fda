import type { FastifyInstance } from 'fastify'
import {
  addReviewCall,
  averageRatingCall,
  listReviewsCall,
  ownReviewCall,
} from '#contract/reviews/reviews.endpoints.ts'
import { listStaffReviewsCall, removeReviewCall, restoreReviewCall } from '#contract/reviews/staff-reviews.endpoints.ts'
import { serve } from '#server/platform/http/serve.ts'
import { addReview } from './add-review.ts'
import { getOwnReview } from './get-own-review.ts'
import { averageOfProduct, listReviews } from './list-reviews.ts'
import { listStaffReviews } from './list-staff-reviews.ts'
import { removeReview, restoreReview } from './remove-review.ts'

export default async function reviewsRoutes(app: FastifyInstance) {
  serve(app, listReviewsCall, listReviews)
  serve(app, averageRatingCall, averageOfProduct)
  serve(app, ownReviewCall, getOwnReview)
  serve(app, addReviewCall, addReview)
  serve(app, listStaffReviewsCall, listStaffReviews)
  serve(app, removeReviewCall, removeReview)
  serve(app, restoreReviewCall, restoreReview)
}
