import { z } from 'zod'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { t } from '#contract/platform/t.ts'
import { reviewInput } from '#contract/reviews/review.ts'
import { addReviewCall } from '#contract/reviews/reviews.endpoints.ts'
import { api } from '#web/kit/api.ts'
import { isFailure } from '#web/kit/is-failure.ts'
import type { ReviewDraft } from './review-draft.ts'

export type FieldErrors = { rating?: string; message?: string }

export type Outcome = { errors: FieldErrors; problem?: string; mustLogIn?: boolean; published?: boolean }

/** Sends a review if nothing is wrong with it, and says what came of it. */
export async function publishReview(productId: string, draft: ReviewDraft): Promise<Outcome> {
  const errors = errorsIn(productId, draft)
  if (Object.keys(errors).length > 0) return { errors }
  try {
    await api(addReviewCall, { productId, ...draft })
    return { errors: {}, published: true }
  } catch (error) {
    if (!isFailure(error)) return { errors: {}, problem: t(requestFailures.unexpected.text) }
    if (error.kind.status === requestFailures.notSignedIn.status) return { errors: {}, mustLogIn: true }
    const { rating, message } = error.fields ?? {}
    const wrong = { ...(rating && { rating }), ...(message && { message }) }
    return Object.keys(wrong).length > 0 ? { errors: wrong } : { errors: {}, problem: error.message }
  }
}

function errorsIn(productId: string, draft: ReviewDraft): FieldErrors {
  const { error } = reviewInput.safeParse({ productId, ...draft })
  if (!error) return {}
  const { rating, message } = z.flattenError(error).fieldErrors
  return { ...(rating?.[0] && { rating: rating[0] }), ...(message?.[0] && { message: message[0] }) }
}
