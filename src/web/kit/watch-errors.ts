import type { ClientOnErrorFunction } from 'react-router'
import type { BrowserErrorKind } from '#contract/browser-errors/browser-errors-path.ts'

/** What tells the shop of errors is fetched with the first one: most visits have none. */
const load = () => import('./report-error.ts')
type Load = () => Promise<Pick<Awaited<ReturnType<typeof load>>, 'reportError'>>

/** Where even that fails there is nothing more to do, and nothing to tell. */
const tell = (fetchIt: Load, kind: BrowserErrorKind, error: unknown, route?: string) =>
  void fetchIt().then(
    ({ reportError }) => reportError(kind, error, route),
    () => {},
  )

/** Tells the shop of errors that nothing caught. */
export function watchErrors(fetchIt: Load = load): void {
  window.addEventListener('error', ({ error }) => tell(fetchIt, 'script', error))
  window.addEventListener('unhandledrejection', ({ reason }) => tell(fetchIt, 'promise', reason))
}

/** And of those that the router caught: a page could not be shown. */
export const onPageError: ClientOnErrorFunction = (error, { pattern }) => tell(load, 'page', error, pattern)
