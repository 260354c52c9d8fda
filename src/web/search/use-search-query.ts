import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** The text that is searched for, while its results are shown. */
export function useSearchQuery(): string {
  const { pathname, search } = useLocation()
  return /^\/searchresult\/?$/i.test(pathname) ? (new URLSearchParams(search).get('q') ?? '') : ''
}

/** A field that holds the query of the address. It is not controlled: what was typed before hydration would be lost. */
export function useFieldWith(query: string) {
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(query)
  useEffect(() => {
    if (shown.current === query || !field.current) return
    shown.current = query
    field.current.value = query
  }, [query])
  return field
}
