import { useEffect, useState } from 'react'
import { problemText } from './problem-text.ts'

/** What the shop answers, asked anew for another key and on demand. What it answered before stays in view meanwhile. */
export function useQuery<Answer>(key: string, ask: () => Promise<Answer>) {
  const [answered, setAnswered] = useState<{ key: string; answer: Answer }>()
  const [problem, setProblem] = useState<string>()
  const [turn, setTurn] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that the answer depends on
  useEffect(() => {
    let isHere = true
    setProblem(undefined)
    ask().then(
      (answer) => isHere && setAnswered({ key, answer }),
      (error: unknown) => isHere && setProblem(problemText(error)),
    )
    return () => {
      isHere = false
    }
  }, [key, turn])

  return {
    answer: answered?.answer,
    /** Neither the answer for this key nor a problem has come. */
    isWaiting: answered?.key !== key && !problem,
    problem,
    /** Counts how often it was asked for again. */
    turn,
    refetch: () => setTurn((before) => before + 1),
  }
}
