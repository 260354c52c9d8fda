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

export const register = {
  reviews: { none: 8, review: ['user_id', 'message'] },
} satisfies Register
