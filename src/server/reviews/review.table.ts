import type { Generated } from 'kysely'

export type ReviewsTable = {
  id: string
  product_id: string
  user_id: string | null
  rating: number
  message: string
  created_at: Generated<Date>
  verified: Generated<boolean>
}
