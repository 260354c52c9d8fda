import type { Generated } from 'kysely'
import type { Action } from '#contract/activity/activity.endpoints.ts'

export type ActivitiesTable = {
  id: string
  visitor_id: string
  user_id: string | null
  product_id: string
  action: Action
  at: Generated<Date>
}

export type ProductHeatTable = {
  product_id: string
  heat: number
}

export type ProductPairsTable = {
  product_id: string
  other_id: string
  weight: number
}
