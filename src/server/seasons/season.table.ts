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

/** What stands in its columns about people, and what for (privacy/purposes.ts). */
export const register = {
  seasons: {
    none: [
      ...(['id', 'name', 'heading', 'body', 'button', 'leads_to', 'words', 'picture', 'from_month'] as const),
      ...(['from_day', 'to_month', 'to_day', 'is_on', 'version', 'name_hi', 'heading_hi', 'body_hi'] as const),
      'button_hi',
    ],
  },
} satisfies Register
