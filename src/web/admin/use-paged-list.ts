import { useEffect, useRef, useState } from 'react'
import { problemText } from '#web/kit/problem-text.ts'

export type Page<Row> = { data: readonly Row[]; nextCursor: string | null; total: number }
type Part = 'first' | 'next'

export type PagedList<Row> = {
  /** Undefined until the first part has come. */
  rows: readonly Row[] | undefined
  total: number
  hasMore: boolean
  busy: Part | undefined
  problem: { part: Part; text: string } | undefined
  more: () => void
  retry: () => void
  /** Puts right what an action has changed, without asking for the list again. */
  change: (edit: (rows: readonly Row[]) => readonly Row[]) => void
}

/** A list that comes part by part. Another key is another list; what comes late for the one before is dropped. */
export function usePagedList<Row>(
  key: string,
  fetchPart: (cursor: string | undefined) => Promise<Page<Row>>,
): PagedList<Row> {
  const [page, setPage] = useState<Page<Row>>()
  const [busy, setBusy] = useState<Part>()
  const [problem, setProblem] = useState<PagedList<Row>['problem']>()
  const turn = useRef(0)

  async function load(part: Part) {
    turn.current += 1
    const mine = turn.current
    setBusy(part)
    setProblem(undefined)
    try {
      const next = await fetchPart(part === 'next' ? (page?.nextCursor ?? undefined) : undefined)
      if (mine !== turn.current) return
      setPage((before) => (part === 'next' && before ? { ...next, data: [...before.data, ...next.data] } : next))
    } catch (error) {
      if (mine !== turn.current) return
      setProblem({ part, text: problemText(error) })
    }
    setBusy(undefined)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that the list depends on
  useEffect(() => {
    load('first')
    return () => {
      turn.current += 1
    }
  }, [key])

  return {
    rows: problem?.part === 'first' ? undefined : page?.data,
    total: page?.total ?? 0,
    hasMore: page?.nextCursor != null,
    busy,
    problem,
    more: () => busy ?? load('next'),
    retry: () => problem && load(problem.part),
    change: (edit) =>
      setPage((before) => {
        if (!before) return before
        const data = edit(before.data)
        return { ...before, data, total: before.total + data.length - before.data.length }
      }),
  }
}
