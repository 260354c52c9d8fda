import { redirect } from 'react-router'
import { can, type Permission } from '#contract/accounts/permissions.ts'
import { meCall } from '#contract/accounts/profile.endpoints.ts'
import type { User } from '#contract/accounts/user.ts'
import { splitLanguage } from '#contract/platform/languages.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { api } from '#web/kit/api.ts'
import { isFailure } from '#web/kit/is-failure.ts'
import { HOME_PATH, loginPath, twoStepPath } from '#web/kit/paths.ts'
import { keepUser, sessionUser } from '#web/kit/session-user.ts'

/**
 * For the clientLoader of a page for staff, which stands under `layout/staff-pages.layout.tsx` in routes.ts:
 *
 *     export const clientLoader = permittedLoader('manageAllOrders', async (user, { params }) => (await api(…)).data)
 *     export const HydrateFallback = () => <Page><Skeleton className="h-60" /></Page>
 *     export const ErrorBoundary = () => <Page><PageError /></Page>
 *
 * Whoever is not logged in, or no longer, is sent to the login and back: links in mails lead here. Anyone else is sent home,
 * and who lacks a second factor that the shop insists on to its set-up. This only spares people a page that would not
 * work: what is on it comes from calls that check for themselves.
 */
export function permittedLoader<Args extends { request: Request }, Data>(
  permission: Permission,
  load: (user: User, args: Args) => Data | Promise<Data>,
): (args: Args) => Promise<Data> {
  return async (args) => {
    const user = await requirePermission(permission, args.request)
    try {
      return await load(user, args)
    } catch (error) {
      if (isFailure(error) && error.kind.code === requestFailures.secondFactorMissing.code) throw toSetUp(args.request)
      throw sessionUser() ? error : toLogin(args.request)
    }
  }
}

/**
 * A known permission counts at once, and the shop is asked in the background whether it still holds: if not, the layout
 * runs the loader again. A permission that is not known may have been given since the login, so the shop is asked first.
 */
async function requirePermission(permission: Permission, request: Request): Promise<User> {
  const known = sessionUser()
  if (!known) throw toLogin(request)
  if (can(known, permission)) {
    if (known.secondFactor === 'missing') throw toSetUp(request)
    if (isStale(known)) verifyUser(known)
    return known
  }
  await verifyUser(known)
  const user = sessionUser()
  if (!user) throw toLogin(request)
  if (!can(user, permission)) throw redirect(HOME_PATH)
  if (user.secondFactor === 'missing') throw toSetUp(request)
  return user
}

const FRESH_FOR_MS = 10_000
let verified: { userId: string; at: number } | undefined

/** Another filter or page of the same list need not ask again. */
const isStale = ({ _id }: User) => verified?.userId !== _id || Date.now() - verified.at > FRESH_FOR_MS

/** While the shop is out of reach, pages go by what they know. */
async function verifyUser({ _id }: User): Promise<void> {
  verified = { userId: _id, at: Date.now() }
  const answer = await api(meCall).catch(() => undefined)
  if (answer && sessionUser()?._id === _id) keepUser(answer.data.user)
}

const toLogin = (request: Request) => redirect(loginPath(pageOf(request)))
const toSetUp = (request: Request) => redirect(twoStepPath(pageOf(request)))

/** As links name it, in whatever language it is open. What a mailed link says after # reaches no request: it stands in the address. */
function pageOf(request: Request): string {
  const { pathname, search } = new URL(request.url)
  const { location } = window
  const isOpenedByLink = location?.pathname === pathname && location.search === search
  return splitLanguage(pathname).path + search + (isOpenedByLink ? location.hash : '')
}
