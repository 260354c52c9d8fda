import type { Generated } from 'kysely'
import type { Register } from '#server/platform/db/tables.ts'

export type JobsTable = {
  id: string
  name: string
  data: unknown
  key: string | null
  run_at: Generated<Date>
  attempts: Generated<number>
  lease: string | null
  last_error: string | null
  failed_at: Date | null
  created_at: Generated<Date>
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    jobs: JobsTable
  }
}

export const register = {
  jobs: { none: 9, mailOnItsWay: ['data'] },
} satisfies Register
