import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { meCall } from '#contract/accounts/profile.endpoints.ts'
import { refreshTokenCall } from '#contract/accounts/session.endpoints.ts'
import type { User } from '#contract/accounts/user.ts'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { eventually } from '#tests/support/eventually.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { outOfReach, standInShop } from '#tests/support/stand-in-shop.ts'
import { aUser } from '#tests/support/users.ts'

const admin = aUser({ role: 'admin' })
const customer = aUser({ role: 'customer' })
const meIs = (user: User) => ({ data: { user, avatar: null } })
const opened = (path: string) => ({ request: new Request(`https://shop.example${path}`) })

/** As a page that was just opened by this person. */
async function freshPage(user: User | null) {
  vi.resetModules()
  vi.stubGlobal('window', { localStorage: memoryStorage(user ? { user: JSON.stringify(user) } : {}) })
  const { sessionUser } = await import('#web/kit/session-user.ts')
  const { permittedLoader } = await import('./require-permission.ts')
  const load = vi.fn(async (who: User) => who.role)
  const open = (path = '/admin?tab=orders') => permittedLoader('seeAdminPanel', load)(opened(path))
  return { sessionUser, load, open }
}

const openShop = () => standInShop({ me: meCall, refresh: refreshTokenCall })
let shop: ReturnType<typeof openShop>
beforeEach(() => {
  shop = openShop()
})
afterEach(() => vi.unstubAllGlobals())

const redirectOf = (opening: Promise<unknown>) =>
  opening.then(
    () => undefined,
    (thrown: Response) => thrown.headers.get('location'),
  )

test('somebody who is not logged in is sent to the login and back, and nothing is loaded', async () => {
  const { open, load } = await freshPage(null)
  expect(await redirectOf(open())).toBe('/userLogin?next=%2Fadmin%3Ftab%3Dorders')
  expect(load).not.toHaveBeenCalled()
  expect(await redirectOf(open('/hi/admin')), 'the router itself puts the language before it').toBe(
    '/userLogin?next=%2Fadmin',
  )
})

test('what a mailed link says after # comes back after the login; that of another page does not', async () => {
  const { open } = await freshPage(null)
  Object.assign(window, { location: { pathname: '/admin/go-live', search: '', hash: '#token=abc.def-1' } })
  expect(await redirectOf(open('/admin/go-live'))).toBe('/userLogin?next=%2Fadmin%2Fgo-live%23token%3Dabc.def-1')
  expect(await redirectOf(open('/admin'))).toBe('/userLogin?next=%2Fadmin')
})

test('a known permission loads at once; the shop is asked meanwhile, and not again for the next filter', async () => {
  const asked = Promise.withResolvers<ReturnType<typeof meIs>>()
  shop.me.mockReturnValue(asked.promise)
  const { open, sessionUser } = await freshPage(admin)
  expect(await open()).toBe('admin')
  expect(await open()).toBe('admin')
  asked.resolve(meIs(customer))
  await eventually(() => expect(sessionUser()?.role, 'a role taken away counts without a new login').toBe('customer'))
  expect(shop.me).toHaveBeenCalledOnce()
})

test('who lacks the second factor that the shop insists on is led to its set-up, and back', async () => {
  const { open, load } = await freshPage({ ...admin, secondFactor: 'missing' })
  const setUp = '/twoStepLogin?next=%2Fadmin%3Ftab%3Dorders'
  expect(await redirectOf(open())).toBe(setUp)
  expect(load).not.toHaveBeenCalled()
  const later = await freshPage(admin)
  later.load.mockRejectedValue(new Failure(requestFailures.secondFactorMissing))
  expect(await redirectOf(later.open()), 'also when only the shop knows yet').toBe(setUp)
})

test('a role given since the login counts without a new one', async () => {
  shop.me.mockResolvedValue(meIs(admin))
  const { open } = await freshPage(customer)
  expect(await open()).toBe('admin')
})

test('those without permission are sent home, also while the shop is out of reach', async () => {
  shop.me.mockResolvedValueOnce(meIs(customer)).mockRejectedValueOnce(outOfReach())
  const { open, load } = await freshPage(customer)
  expect(await redirectOf(open())).toBe('/')
  expect(await redirectOf(open())).toBe('/')
  expect(load).not.toHaveBeenCalled()
})

test('a session that is over leads to the login and back', async () => {
  const signedOut = new Failure(requestFailures.notSignedIn)
  shop.me.mockRejectedValue(signedOut)
  shop.refresh.mockRejectedValue(signedOut)
  const toLogin = '/userLogin?next=%2Fadmin%3Ftab%3Dorders'
  const { open } = await freshPage(customer)
  expect(await redirectOf(open())).toBe(toLogin)
  const atWork = await freshPage(admin)
  atWork.load.mockImplementation(async () => {
    await eventually(() => expect(atWork.sessionUser()).toBeNull())
    throw signedOut
  })
  expect(await redirectOf(atWork.open())).toBe(toLogin)
})

test('what the page itself is refused is left to its ErrorBoundary', async () => {
  shop.me.mockResolvedValue(meIs(admin))
  const { open, load } = await freshPage(admin)
  load.mockRejectedValue(new Failure(requestFailures.overloaded))
  await expect(open()).rejects.toMatchObject({ kind: requestFailures.overloaded })
})
