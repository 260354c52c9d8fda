import { useEffect, useState } from 'react'
import { type Dashboard, dashboardCall } from '#contract/admin/dashboard.endpoints.ts'
import type { Period } from '#contract/admin/periods.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { api } from '#web/shell/api.ts'
import { isFailure } from '#web/shell/is-failure.ts'

type Shown = { days: Period; data: Dashboard }

/** The figures of some days. Those of the days before stay in view until the new ones are there. */
export function useDashboard(days: Period) {
  const [shown, setShown] = useState<Shown>()
  const [problem, setProblem] = useState<string>()
  const [turn, setTurn] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks for the same days again
  useEffect(() => {
    let isHere = true
    setProblem(undefined)
    api(dashboardCall, { days }).then(
      ({ data }) => isHere && setShown({ days, data }),
      (error: unknown) => isHere && setProblem(isFailure(error) ? error.message : requestFailures.unexpected.text),
    )
    return () => {
      isHere = false
    }
  }, [days, turn])

  return { shown, problem, isWaiting: shown?.days !== days && !problem, retry: () => setTurn((before) => before + 1) }
}
