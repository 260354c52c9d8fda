import { dashboardCall } from '#contract/admin/dashboard.endpoints.ts'
import type { Period } from '#contract/admin/periods.ts'
import { api } from '#web/kit/api.ts'
import { useQuery } from '#web/kit/use-query.ts'

/** The figures of some days. Those of the days before stay in view until the new ones are there. */
export function useDashboard(days: Period) {
  const { answer, problem, isWaiting, refetch } = useQuery(String(days), async () => {
    const { data } = await api(dashboardCall, { days })
    return { days, data }
  })
  return { shown: answer, problem, isWaiting, retry: refetch }
}
