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

export const register = {
  seeds: { none: 3 },
} satisfies Register
