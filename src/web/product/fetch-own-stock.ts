import { checkCartCall } from '#contract/cart/cart.endpoints.ts'
import { api } from '#web/kit/api.ts'

/** How many of a product the caller can buy; undefined when it is sold no longer. */
export const fetchOwnStock = async (id: string) => (await api(checkCartCall, { productIds: [id] })).data[0]?.stocks
