import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** What is being looked for, while its results are on show. */
export function useSearchQuery(): string {
  const { pathname, search } = useLocation()
  return /^\/searchresult\/?$/i.test(pathname) ? (new URLSearchParams(search).get('q') ?? '') : ''
}

/** The field holds what the address says. It keeps its own state, so what was typed before the page woke up is not lost. */
export function useFieldFollowing(sought: string) {
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(sought)
  useEffect(() => {
    if (shown.current === sought || !field.current) return
    shown.current = sought
    field.current.value = sought
  }, [sought])
  return field
}
