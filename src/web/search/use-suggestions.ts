import { useEffect, useState } from 'react'
import type { Suggestion } from './fetch-suggestions.ts'

/** Long enough to let a word be typed, too short to be noticed. */
const PAUSE_MS = 150

const NONE: readonly Suggestion[] = []

/** Suggestions for a text once typing pauses. Earlier ones stay on show until the new ones come. */
export function useSuggestions(text: string): readonly Suggestion[] {
  const wording = text.trim()
  const [found, setFound] = useState(NONE)
  useEffect(() => {
    if (!wording) {
      setFound(NONE)
      return
    }
    const call = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const { fetchSuggestions } = await import('./fetch-suggestions.ts')
        const suggestions = await fetchSuggestions(wording, call.signal)
        if (!call.signal.aborted) setFound(suggestions)
      } catch (error) {
        if (!call.signal.aborted) console.warn('No search suggestions:', error)
      }
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      call.abort()
    }
  }, [wording])
  return found
}
