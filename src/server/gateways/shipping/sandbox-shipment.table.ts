import type { Generated, JSONColumnType } from 'kysely'
import type { Register } from '#server/platform/db/tables.ts'

export type SandboxShipmentsTable = {
  order_number: string
  reached: JSONColumnType<string[]>
  cancelled: Generated<boolean>
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    sandbox_shipments: SandboxShipmentsTable
  }
}

export const register = {
  sandbox_shipments: { none: 3 },
} satisfies Register
