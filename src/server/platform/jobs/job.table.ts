import type { Generated } from 'kysely'

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
