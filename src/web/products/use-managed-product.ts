import { getManagedProductCall } from '#contract/catalog/manage-products.endpoints.ts'
import { api } from '#web/shell/api.ts'
import { useAsked } from '#web/shell/use-asked.ts'

export const fetchManaged = async (id: string) => (await api(getManagedProductCall, { id })).data

/** A product as it is when the page opens. */
export function useManagedProduct(id: string) {
  const { answer, problem, askAgain } = useAsked(id, () => fetchManaged(id))
  return { product: answer, problem, retry: askAgain }
}
