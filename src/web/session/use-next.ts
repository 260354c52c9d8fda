import { useLocation } from 'react-router'
import { useHydrated } from '#web/ui/use-hydrated.ts'

/**
 * The page that somebody was going to when a login was asked for: `?next=…`, handed from the login to the registration
 * and its code. It is as it came: `safeNext` says where it may lead. Null while the page is still the one for everybody.
 */
export function useNext(): string | null {
  const { search } = useLocation()
  return useHydrated() ? new URLSearchParams(search).get('next') : null
}
