import type { Generated } from 'kysely'
import type { Register } from '#server/platform/db/tables.ts'

export type SeedsTable = {
  name: string
  started_at: Generated<Date>
  finished_at: Date | null
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    seeds: SeedsTable
  }
}

/** What stands in its columns about people, and what for (privacy/purposes.ts). */
export const register = {
  seeds: { none: ['name', 'started_at', 'finished_at'] },
} satisfies Register
