import type { User } from '#contract/accounts/user.ts'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { sessionUser } from '#web/kit/session-user.ts'

/**
 * For the clientLoader of a page that only somebody logged in can use. A private page has no server loader; it reads
 *
 *     export async function clientLoader() {
 *       const user = requireLogin()
 *       return { user, orders: (await api(listOrdersCall)).data }
 *     }
 *     export const HydrateFallback = () => <Page><Skeleton className="h-60" /></Page>
 *     export const ErrorBoundary = () => <Page><PageError /></Page>
 *
 * and stands under `session/account-pages.layout.tsx` in routes.ts, which runs the loader again when somebody else logs in
 * or out. The server renders HydrateFallback, so the document is the same for everyone. Whatever `api` throws may be left
 * to PageError: it offers the login to those who are not logged in, and Retry to everybody else.
 */
export function requireLogin(): User {
  const user = sessionUser()
  if (!user) throw new Failure(requestFailures.notSignedIn)
  return user
}
