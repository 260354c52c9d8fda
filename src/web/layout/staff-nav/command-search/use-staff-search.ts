import { useEffect, useState } from 'react'
import { isSearchable } from '#contract/admin/sought-text.ts'
import { type StaffFound, staffSearchCall } from '#contract/admin/staff-search.endpoints.ts'
import { api } from '#web/kit/api.ts'
import { problemText } from '#web/kit/problem-text.ts'

/** Long enough to let a word be typed, too short to be noticed. */
const DEBOUNCE_MS = 150

/** What was found, or why not, and for which text. */
type Answered = { query: string; found?: StaffFound; problem?: string }

/** What the shop finds for a text once typing pauses. What was found before stays on show until the new answer comes. */
export function useStaffSearch(typed: string) {
  const query = typed.trim()
  const isWanted = isSearchable(query)
  const [answered, setAnswered] = useState<Answered>({ query: '' })
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    const answer = (next: Answered) => isOver || setAnswered(next)
    const timer = setTimeout(() => {
      api(staffSearchCall, { q: query }).then(
        ({ data }) => answer({ query, found: data }),
        (error) => answer({ query, problem: problemText(error) }),
      )
    }, DEBOUNCE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [query, isWanted, tries])

  const isAnswered = answered.query === query
  return {
    found: isWanted ? answered.found : undefined,
    problem: isWanted && isAnswered ? answered.problem : undefined,
    isLoading: isWanted && !isAnswered,
    retry: () => {
      setAnswered({ query: '' })
      setTries(tries + 1)
    },
  }
}
