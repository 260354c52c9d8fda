import { ownReviewCall } from '#contract/reviews/reviews.endpoints.ts'
import { api } from '#web/kit/api.ts'

export const fetchOwnReview = async (productId: string) => (await api(ownReviewCall, { productId })).data
