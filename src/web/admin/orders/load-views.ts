import { listViewsCall, type OrderView } from '#contract/admin/order-views.endpoints.ts'
import { api } from '#web/kit/api.ts'

/** A list is worth more than its tabs: it is shown without them where they cannot be had. */
export const loadViews = async (): Promise<readonly OrderView[]> =>
  (await api(listViewsCall).catch(() => undefined))?.data ?? []
