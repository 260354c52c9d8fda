import { type Dashboard, dashboardCall } from '#contract/admin/dashboard.endpoints.ts'
import { PERIODS, type Period } from '#contract/admin/periods.ts'
import { api } from '#web/kit/api.ts'
import { problemText } from '#web/kit/problem-text.ts'

export const DEFAULT_PERIOD = PERIODS[1]

/** The dashboard has its own Retry, so what failed is part of the answer rather than thrown. */
export type Figures = { days: Period } & ({ data: Dashboard; problem?: undefined } | { problem: string })

export async function loadFigures(days: Period): Promise<Figures> {
  try {
    const { data } = await api(dashboardCall, { days })
    return { days, data }
  } catch (error) {
    return { days, problem: problemText(error) }
  }
}
