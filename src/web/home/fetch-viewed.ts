import { checkCartCall } from '#contract/cart/cart.endpoints.ts'
import { api } from '#web/kit/api.ts'

/** These products as they are sold now; what is not sold any more is left out. */
export async function fetchViewed(productIds: string[]) {
  const { data } = await api(checkCartCall, { productIds })
  return productIds.flatMap((id) => data.find(({ _id }) => _id === id) ?? [])
}
