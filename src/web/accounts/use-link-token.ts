import { useLocation } from 'react-router'
import { tokenIn } from '#contract/accounts/mailed-links.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'

/**
 * The secret of the mailed link by which this page was opened: undefined until the page is awake, as the server never
 * sees it; null where there is none.
 */
export function useLinkToken(): string | null | undefined {
  const { hash } = useLocation()
  return useHydrated() ? (tokenIn(hash) ?? null) : undefined
}
