import type { Register } from '#server/platform/db/tables.ts'
export type SecurityEventsTable = {
  id: string
  at: Date
  event: string
  subject_id: string | null
  actor_id: string | null
  address: string
  device: string
  detail: string | null
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    security_events: SecurityEventsTable
  }
}

export const register = {
  security_events: { none: 4, securityLog: ['subject_id', 'actor_id', 'address', 'device'] },
} satisfies Register
