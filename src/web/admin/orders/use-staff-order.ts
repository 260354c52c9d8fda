import { manageOrderCall } from '#contract/admin/orders.endpoints.ts'
import { api } from '#web/shell/api.ts'
import { useAsked } from '#web/shell/use-asked.ts'

/** One order as staff see it. Asked for again it stays in view meanwhile. */
export function useStaffOrder(id: string) {
  const { answer, problem, turn, askAgain } = useAsked(id, () => api(manageOrderCall, { id }))
  return { shown: answer, problem, turn, reload: askAgain }
}
