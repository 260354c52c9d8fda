import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** Shorter waits are better left alone: something that flickers by only disturbs. */
const SLOW_AFTER_MS = 300

/** True once another state of the same list has been on its way for a while. */
export function useSlowReload(): boolean {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  const target = location?.pathname === pathname ? location.key : undefined
  const [slow, setSlow] = useState<string>()
  useEffect(() => {
    if (!target) return
    const timer = setTimeout(() => setSlow(target), SLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [target])
  return target !== undefined && slow === target
}
