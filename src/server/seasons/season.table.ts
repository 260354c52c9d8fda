import type { Generated } from 'kysely'
import type { Season } from '#contract/seasons/season.ts'
import type { Register } from '#server/platform/db/tables.ts'

export type SeasonsTable = {
  id: string
  name: string
  heading: string
  body: string
  button: string
  leads_to: Season['leadsTo']
  words: string
  picture: Season['picture']
  from_month: number
  from_day: number
  to_month: number
  to_day: number
  is_on: boolean
  name_hi: Generated<string>
  heading_hi: Generated<string>
  body_hi: Generated<string>
  button_hi: Generated<string>
  version: Generated<number>
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    seasons: SeasonsTable
  }
}

export const register = {
  seasons: { none: 18 },
} satisfies Register
