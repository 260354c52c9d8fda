import type { Generated } from 'kysely'
import type { Register } from '#server/platform/db/tables.ts'

export type ProviderEventsTable = {
  provider: string
  id: string
  received_at: Generated<Date>
  is_readable: Generated<boolean>
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    provider_events: ProviderEventsTable
  }
}

export const register = {
  provider_events: { none: 4 },
} satisfies Register
