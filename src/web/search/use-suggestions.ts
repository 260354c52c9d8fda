import { useRef, useState } from 'react'
import type { Suggestion } from './fetch-suggestions.ts'

/** Long enough to let a word be typed, too short to be noticed. */
const DEBOUNCE_MS = 150

const NONE: readonly Suggestion[] = []

/** Suggestions for a text once typing pauses. Earlier ones stay on show until the new ones come. */
export function useSuggestions() {
  const [suggestions, setSuggestions] = useState(NONE)
  const latest = useRef({ query: '', abort: new AbortController() })

  function suggest(text: string): void {
    const query = text.trim()
    if (query === latest.current.query) return
    latest.current.abort.abort()
    const abort = new AbortController()
    latest.current = { query, abort }
    if (query) setTimeout(load, DEBOUNCE_MS, query, abort.signal)
    else setSuggestions(NONE)
  }

  async function load(query: string, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return
    try {
      const { fetchSuggestions } = await import('./fetch-suggestions.ts')
      const found = await fetchSuggestions(query, signal)
      if (!signal.aborted) setSuggestions(found)
    } catch (error) {
      if (!signal.aborted) console.warn('No search suggestions:', error)
    }
  }

  return { suggestions, suggest }
}
