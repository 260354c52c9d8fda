import { manageOrderCall } from '#contract/admin/orders.endpoints.ts'
import { api } from '#web/kit/api.ts'
import { useQuery } from '#web/kit/use-query.ts'

/** One order as staff see it. Asked for again it stays in view meanwhile. */
export function useStaffOrder(id: string) {
  const { answer, problem, turn, refetch } = useQuery(id, () => api(manageOrderCall, { id }))
  return { shown: answer, problem, turn, reload: refetch }
}
