export type OrderNoticesTable = {
  order_id: string
  noted_at: Date
  /** Null: it waits for the next digest. */
  mailed_at: Date | null
}
