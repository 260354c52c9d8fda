import type { Generated, GeneratedAlways } from 'kysely'
import type { GrievanceState } from '#contract/grievances/staff-grievances.endpoints.ts'
import type { Language } from '#contract/platform/languages.ts'
import type { Register } from '#server/platform/db/tables.ts'

export type GrievancesTable = {
  id: string
  number: GeneratedAlways<number>
  name: string
  email: string
  language: Language
  order_number: string
  text: string
  state: Generated<GrievanceState>
  created_at: Date
  answer: Generated<string | null>
  answered_by: Generated<string | null>
  answered_at: Generated<Date | null>
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    grievances: GrievancesTable
  }
}

export const register = {
  grievances: {
    none: 6,
    complaint: ['name', 'email', 'order_number', 'text', 'answer'],
    namesOfStaff: ['answered_by'],
  },
} satisfies Register
