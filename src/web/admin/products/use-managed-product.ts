import { getManagedProductCall } from '#contract/catalog/manage-products.endpoints.ts'
import { api } from '#web/kit/api.ts'
import { useQuery } from '#web/kit/use-query.ts'

export const fetchManaged = async (id: string) => (await api(getManagedProductCall, { id })).data

/** A product as it is when the page opens. */
export function useManagedProduct(id: string) {
  const { answer, problem, refetch } = useQuery(id, () => fetchManaged(id))
  return { product: answer, problem, retry: refetch }
}
