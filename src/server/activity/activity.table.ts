import type { Generated } from 'kysely'
import type { Action } from '#contract/activity/activity.endpoints.ts'
import type { Register } from '#server/platform/db/tables.ts'

export type ActivitiesTable = {
  id: string
  visitor_id: string
  user_id: string | null
  product_id: string
  action: Action
  at: Generated<Date>
}

export type ProductPopularityTable = {
  product_id: string
  popularity: number
}

export type ProductPairsTable = {
  product_id: string
  other_id: string
  weight: number
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    activities: ActivitiesTable
    product_popularity: ProductPopularityTable
    product_pairs: ProductPairsTable
  }
}

export const register = {
  activities: { none: 4, activity: ['visitor_id', 'user_id'] },
  product_popularity: { none: 2 },
  product_pairs: { none: 3 },
} satisfies Register
