import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** A list that was narrowed is read from its start: if that had been scrolled away, it is brought back. Back is left alone. */
export function useScrollToResults() {
  const results = useRef<HTMLElement>(null)
  const { key, pathname } = useLocation()
  const move = useNavigationType()
  const shown = useRef({ key, pathname })
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { key, pathname }
    if (before.key === key || before.pathname !== pathname || move === 'POP') return
    if (results.current && results.current.getBoundingClientRect().top < 0) results.current.scrollIntoView()
  }, [key, pathname, move])
  return results
}
