import { useCallback, useRef, useState } from 'react'
import { fetchSuggestions } from './fetch-suggestions.ts'
import type { Suggestions } from './search-options.ts'

/** Long enough to let a word be typed, too short to be noticed. */
const DEBOUNCE_MS = 150

/** What was found, and for which text. */
type Found = Suggestions & { query: string }

const NOTHING: Found = { query: '', data: [] }

/** Suggestions for a text once typing pauses. Earlier ones stay on show until the new ones come. */
export function useSuggestions() {
  const [found, setFound] = useState(NOTHING)
  const latest = useRef({ query: '', abort: new AbortController() })

  const suggest = useCallback((text: string): void => {
    const query = text.trim()
    if (query === latest.current.query) return
    latest.current.abort.abort()
    const abort = new AbortController()
    latest.current = { query, abort }
    if (query) setTimeout(load, DEBOUNCE_MS, query, abort.signal)
    else setFound(NOTHING)

    async function load(query: string, signal: AbortSignal): Promise<void> {
      if (signal.aborted) return
      try {
        const answer = await fetchSuggestions(query, signal)
        if (!signal.aborted) setFound({ ...answer, query })
      } catch (error) {
        if (!signal.aborted) console.warn('No search suggestions:', error)
      }
    }
  }, [])

  return { found, suggest }
}
