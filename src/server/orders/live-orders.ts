import { type RawBuilder, sql } from 'kysely'

/**
 * Whether an order since this moment was paid with live money, which alone counts in figures. Its id is enough: those that
 * were not are few, and stand in an index of their own.
 */
export const isLive = (orderId: RawBuilder<unknown>, since: Date) => sql<boolean>`not exists (
  select from orders as tried where tried.id = ${orderId} and tried.money <> 'live' and tried.created_at >= ${since}
)`
