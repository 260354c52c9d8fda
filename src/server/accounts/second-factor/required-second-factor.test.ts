import { expect, test } from 'vitest'
import type { Role } from '#contract/accounts/roles.ts'
import { ASHA, join, logIn, USERS } from '#tests/support/accounts.ts'
import { aBrowser, aForm } from '#tests/support/browser.ts'
import { aPicture } from '#tests/support/pictures.ts'
import { SECOND_FACTOR, setUpSecondFactor } from '#tests/support/second-factor.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop({ env: { NODE_ENV: 'production', ALLOW_SANDBOX: '1', LOG_LEVEL: 'silent' } })

async function somebody(role: Role) {
  const browser = aBrowser(shop)
  await join(shop.db, browser)
  await shop.db.updateTable('users').set({ role, approved: true }).execute()
  const { body } = await logIn(browser, ASHA)
  return { browser, user: body.data.user }
}
const DASHBOARD = '/api/v2/admin/dashboard'

test.each(['admin', 'superadmin'] as const)(
  'in production the work of a %s begins with a second factor',
  async (role) => {
    const { browser, user } = await somebody(role)
    expect(user.secondFactor).toBe('missing')
    for (const path of [DASHBOARD, '/api/v1/users/userList', '/api/v2/admin/orders/export.csv']) {
      const { status, body } = await browser.call('GET', path)
      expect([path, status, body.code]).toEqual([path, 403, 'request/second-factor-missing'])
    }
    const { body: me } = await browser.call('GET', `${USERS}/me`)
    expect(me.data.user.secondFactor).toBe('missing')
    const avatar = new File([new Uint8Array(await aPicture('webp'))], 'me.webp')
    const { fullName, email } = ASHA
    for (const [path, input] of [
      ['updateUserdetail', { fullName, email }],
      ['updateAvatar', aForm({ avatar })],
    ] as const) {
      const { body } = await browser.post(`${USERS}/${path}`, input)
      expect([path, body.data.user.secondFactor]).toEqual([path, 'missing'])
    }
    expect((await browser.call('GET', SECOND_FACTOR)).body.data.isRequired).toBe(true)
    await setUpSecondFactor(browser)
    expect((await browser.call('GET', DASHBOARD)).status).toBe(200)
  },
)

test('sellers go on without one', async () => {
  const { browser, user } = await somebody('seller')
  expect(user.secondFactor).toBe('off')
  expect((await browser.call('GET', DASHBOARD)).status).toBe(200)
})
