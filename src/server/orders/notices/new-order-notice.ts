import type { Db } from '#server/platform/db/database.ts'

export const ORDER_NOTICES = ['each', 'hourly', 'daily', 'off'] as const
export type OrderNotice = (typeof ORDER_NOTICES)[number]

/** How owner and sellers are told of new orders by mail. */
export const newOrderNotice = async (_db: Db): Promise<OrderNotice> => 'each'
