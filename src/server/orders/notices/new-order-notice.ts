import type { ShopSettings } from '#contract/shop/default-settings.ts'
import { shopSettings } from '#server/shop-settings/current-settings.ts'

export type OrderNotice = ShopSettings['notices']['newOrders']

/** How owner and sellers are told of new orders by mail. */
export const newOrderNotice = (): OrderNotice => shopSettings().notices.newOrders
