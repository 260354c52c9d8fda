import type { Generated, JSONColumnType } from 'kysely'

export type SandboxShipmentsTable = {
  order_number: string
  reached: JSONColumnType<string[]>
  cancelled: Generated<boolean>
}
