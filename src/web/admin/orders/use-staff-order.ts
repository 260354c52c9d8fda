import { useEffect, useState } from 'react'
import { manageOrderCall } from '#contract/admin/orders.endpoints.ts'
import type { AnswerOf } from '#contract/platform/endpoint.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { api } from '#web/shell/api.ts'
import { isFailure } from '#web/shell/is-failure.ts'

type Shown = AnswerOf<typeof manageOrderCall>

/** One order as staff see it. Asked for again it stays in view meanwhile. */
export function useStaffOrder(id: string) {
  const [shown, setShown] = useState<Shown>()
  const [problem, setProblem] = useState<string>()
  const [turn, setTurn] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks for the same order again
  useEffect(() => {
    let isHere = true
    setProblem(undefined)
    api(manageOrderCall, { id }).then(
      (answer) => isHere && setShown(answer),
      (error: unknown) => isHere && setProblem(isFailure(error) ? error.message : requestFailures.unexpected.text),
    )
    return () => {
      isHere = false
    }
  }, [id, turn])

  return { shown, problem, turn, reload: () => setTurn((before) => before + 1) }
}
