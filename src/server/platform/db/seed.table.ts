import type { Generated } from 'kysely'

export type SeedsTable = {
  name: string
  started_at: Generated<Date>
  finished_at: Date | null
}
