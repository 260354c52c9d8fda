import type { Generated } from 'kysely'
import type { RemovalReason } from '#contract/reviews/removal-reasons.ts'
import type { Register } from '#server/platform/db/tables.ts'

export type ReviewsTable = {
  id: string
  product_id: string
  user_id: string | null
  rating: number
  message: string
  created_at: Generated<Date>
  verified: Generated<boolean>
  /** Null while it is shown. */
  removed_reason: Generated<RemovalReason | null>
  removed_at: Generated<Date | null>
  version: Generated<number>
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    reviews: ReviewsTable
  }
}

/** What stands in its columns about people, and what for (privacy/purposes.ts). */
export const register = {
  reviews: {
    none: [
      ...(['id', 'product_id', 'rating', 'created_at', 'verified'] as const),
      ...(['removed_reason', 'removed_at', 'version'] as const),
    ],
    review: ['user_id', 'message'],
  },
} satisfies Register
