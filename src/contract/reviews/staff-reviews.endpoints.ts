import { z } from 'zod'
import { endpoint } from '#contract/platform/endpoint.ts'
import { failures } from '#contract/platform/failures.ts'
import { pageOf, paging } from '#contract/platform/paging.ts'
import { BAD_CURSOR } from '#contract/platform/platform.failures.ts'
import { typedText } from '#contract/platform/typed-text.ts'
import { REMOVAL_REASONS } from './removal-reasons.ts'

export const LONGEST_REMOVAL_NOTE = 500
export const REVIEW_STATES = ['shown', 'removed'] as const

export const staffReviewFailures = failures('reviews', {
  unknown: { status: 404, text: 'This review doesn’t exist any more.' },
  changed: { status: 409, text: 'This review has changed since you opened this page. Look at it again.' },
  badCursor: BAD_CURSOR,
})

const staffReview = z.object({
  _id: z.string(),
  product: z.object({ _id: z.string(), name: z.string() }),
  /** Null once their account is gone. */
  reviewer: z.object({ _id: z.string(), name: z.string() }).nullable(),
  rating: z.number(),
  message: z.string(),
  createdAt: z.iso.datetime(),
  verified: z.boolean(),
  /** Null while everybody can read it. */
  removed: z.object({ reason: z.enum(REMOVAL_REASONS), at: z.iso.datetime() }).nullable(),
  /** Its version, to be sent back with what is done to it. */
  seen: z.int(),
})
export type StaffReview = z.output<typeof staffReview>

const REVIEWS = '/api/v2/admin/reviews'

export const listStaffReviewsCall = endpoint('listStaffReviews', 'GET', REVIEWS, {
  who: 'moderateReviews',
  summary: 'Reviews of all products, newest first, also removed ones; by stars, state or the name of the product.',
  input: paging.extend({
    state: z.enum(REVIEW_STATES).optional(),
    stars: z.coerce.number().int().min(1).max(5).optional(),
    search: typedText().max(100).optional(),
  }),
  answer: pageOf(staffReview),
  failures: [staffReviewFailures.badCursor],
})

const seenReview = z.object({ id: z.uuid('Not a valid id'), seen: z.coerce.number().int() })
const done = z.object({ message: z.string(), data: staffReview })

export const removeReviewCall = endpoint('removeReview', 'POST', `${REVIEWS}/:id/remove`, {
  who: 'moderateReviews',
  summary: 'Removes a review from the shop. Its author reads the reason; the note is for staff.',
  input: seenReview.extend({
    reason: z.enum(REMOVAL_REASONS, 'Choose a reason'),
    note: typedText().max(LONGEST_REMOVAL_NOTE, `Use up to ${LONGEST_REMOVAL_NOTE} characters`).default(''),
  }),
  answer: done,
  failures: [staffReviewFailures.unknown, staffReviewFailures.changed],
})

export const restoreReviewCall = endpoint('restoreReview', 'POST', `${REVIEWS}/:id/restore`, {
  who: 'moderateReviews',
  summary: 'Puts a removed review back, with its stars.',
  input: seenReview,
  answer: done,
  failures: [staffReviewFailures.unknown, staffReviewFailures.changed],
})
