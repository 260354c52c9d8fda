import type { Register } from '#server/platform/db/tables.ts'
export type OrderNoticesTable = {
  order_id: string
  noted_at: Date
  /** Null: it waits for the next digest. */
  mailed_at: Date | null
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    order_notices: OrderNoticesTable
  }
}

export const register = {
  order_notices: { none: 3 },
} satisfies Register
