import { useEffect, useState } from 'react'
import { latestImportCall, type ProductImport } from '#contract/catalog/product-import.endpoints.ts'
import { api } from '#web/kit/api.ts'
import { problemText } from '#web/kit/problem-text.ts'
import { isRunning } from './import-words.ts'

const LOOK_AGAIN_MS = 1_000

/** My latest import: null when there is none. While it runs it is looked at again and again, wherever it was begun. */
export function useLatestImport() {
  const [latest, setLatest] = useState<ProductImport | null>()
  const [problem, setProblem] = useState<string>()
  const [turn, setTurn] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn looks again
  useEffect(() => {
    let isHere = true
    let timer: ReturnType<typeof setTimeout>
    async function look() {
      try {
        const { data } = await api(latestImportCall)
        if (!isHere) return
        setProblem(undefined)
        setLatest(data)
        if (data && isRunning(data)) timer = setTimeout(look, LOOK_AGAIN_MS)
      } catch (error) {
        if (isHere) setProblem(problemText(error))
      }
    }
    look()
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [turn])

  const look = () => setTurn((before) => before + 1)
  return {
    latest,
    problem,
    look,
    /** One that was just begun. */
    watch: (begun: ProductImport) => {
      setLatest(begun)
      look()
    },
  }
}
