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

/** What stands in its columns about people, and what for (privacy/purposes.ts). */
export const register = {
  security_events: {
    none: ['id', 'at', 'event', 'detail'],
    securityLog: ['subject_id', 'actor_id', 'address', 'device'],
  },
} satisfies Register
