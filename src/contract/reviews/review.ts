import { z } from 'zod'
import { productId } from '#contract/catalog/product.ts'
import { errorMessage } from '#contract/platform/t.ts'
import { typedText } from '#contract/platform/typed-text.ts'
import { REMOVAL_REASONS } from './removal-reasons.ts'
import { LONGEST_REVIEW } from './review-limits.ts'

const rating = z.coerce
  .number()
  .int(errorMessage('Choose 1 to 5 stars'))
  .min(1, errorMessage('Choose 1 to 5 stars'))
  .max(5, errorMessage('Choose 1 to 5 stars'))

export const reviewInput = z.object({
  productId,
  rating,
  message: typedText()
    .min(1, errorMessage('Write a few words'))
    .max(LONGEST_REVIEW, errorMessage('Use up to {max} characters', { max: LONGEST_REVIEW })),
})
export type ReviewInput = z.output<typeof reviewInput>

export const review = z.object({
  _id: z.string(),
  /** Null once the reviewer's account is gone; shown as Anonymous. */
  userId: z.object({ fullName: z.string() }).nullable(),
  productId: z.string(),
  rating: z.number(),
  message: z.string(),
  createdAt: z.iso.datetime(),
  /** The reviewer had received the product from us when they wrote. */
  verified: z.boolean(),
})
export type Review = z.output<typeof review>

/** As its author sees it: also when staff removed it, with the reason. */
export const ownReview = review.extend({ removed: z.enum(REMOVAL_REASONS).nullable() })
export type OwnReview = z.output<typeof ownReview>
