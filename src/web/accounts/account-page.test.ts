import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { meCall } from '#contract/accounts/profile.endpoints.ts'
import { refreshTokenCall } from '#contract/accounts/session.endpoints.ts'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { outOfReach, standInShop } from '#tests/support/stand-in-shop.ts'
import { aUser } from '#tests/support/users.ts'
import { networkFailures } from '#web/kit/network.failures.ts'
import { sessionUser } from '#web/kit/session-user.ts'
import { clientLoader } from './account.route.tsx'

const openShop = () => standInShop({ me: meCall, refresh: refreshTokenCall })
let shop: ReturnType<typeof openShop>
const logIn = (user?: string) => vi.stubGlobal('window', { localStorage: memoryStorage(user ? { user } : {}) })

beforeEach(() => {
  shop = openShop()
  shop.refresh.mockResolvedValue({ accessToken: 'x' })
  logIn(JSON.stringify(aUser()))
})
afterEach(() => vi.unstubAllGlobals())

test('[ACC-06] the token is refreshed when the page opens, then the details', async () => {
  shop.me.mockResolvedValue({ data: { user: aUser({ fullName: 'Asha Rao' }), avatar: null } })
  expect(await clientLoader()).toEqual({})
  expect(shop.refresh).toHaveBeenCalledOnce()
  expect(sessionUser()?.fullName).toBe('Asha Rao')
})

test('[ACC-06] a refused token ends at the login, and nobody is logged in', async () => {
  shop.refresh.mockRejectedValue(new Failure(requestFailures.notSignedIn))
  const thrown = await clientLoader().catch((response: Response) => response)
  expect((thrown as Response).headers.get('location')).toBe('/userLogin')
  expect(sessionUser()).toBeNull()
})

test('while the shop is out of reach the page shows what is known, and says so', async () => {
  shop.refresh.mockRejectedValue(outOfReach())
  expect(await clientLoader()).toEqual({ problem: networkFailures.unreachable.text })
  expect(sessionUser()?.username).toBe('asha')
})

test('while the shop is broken nobody is logged out', async () => {
  shop.refresh.mockRejectedValue(new Failure(requestFailures.unexpected))
  expect(await clientLoader()).toEqual({ problem: requestFailures.unexpected.text })
  expect(sessionUser()?.username).toBe('asha')
})

test('for somebody not logged in the shop is not asked', async () => {
  logIn()
  expect(await clientLoader()).toEqual({})
  expect(shop.refresh).not.toHaveBeenCalled()
})
