import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** Shorter waits are better left alone: something that flickers by only disturbs. */
const SLOW_AFTER_MS = 300

/** True once the same thing has been waited for a while. */
export function useSlow(awaited: string | undefined): boolean {
  const [slow, setSlow] = useState<string>()
  useEffect(() => {
    if (!awaited) return
    const timer = setTimeout(() => setSlow(awaited), SLOW_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setSlow(undefined)
    }
  }, [awaited])
  return awaited !== undefined && slow === awaited
}

/** True once another state of the same list has been on its way for a while. */
export function useSlowReload(): boolean {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  return useSlow(location?.pathname === pathname ? location.key : undefined)
}
