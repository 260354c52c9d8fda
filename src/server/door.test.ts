import { describe, expect, test } from 'vitest'
import { seedDemoAccount } from '#db/seed/seed-demo-account.ts'
import { DEMO_CUSTOMER } from '#server/accounts/demo-customer.ts'
import { createTokens } from '#server/platform/security/tokens.ts'
import { logIn } from '#tests/support/accounts.ts'
import { aBrowser } from '#tests/support/browser.ts'
import { aShopper, SHOP_SECRET } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'

const TOKEN = 'a token of 24 characters'
const PRODUCTION = { NODE_ENV: 'production', ALLOW_SANDBOX: '1' }

describe('in production', () => {
  const shop = testShop({ env: { ...PRODUCTION, SESSION_SECRET: SHOP_SECRET } })
  const statusOf = async (url: string, headers = {}) => (await shop.app.inject({ url, headers })).statusCode

  test('the demo account is answered like an unknown name, also when it was renamed and given a role', async () => {
    await seedDemoAccount(shop.db)
    expect(await outcome(DEMO_CUSTOMER)).toEqual([401, 'accounts/wrong-credentials'])
    const renamed = { username: 'owner.of.all', email: 'owner@example.in', role: 'superadmin' } as const
    await shop.db.updateTable('users').set(renamed).where('id', '=', DEMO_CUSTOMER.id).execute()
    expect(await outcome({ ...DEMO_CUSTOMER, ...renamed })).toEqual([401, 'accounts/wrong-credentials'])
  })

  test('a session of the demo account, opened before, is none', async () => {
    await seedDemoAccount(shop.db)
    const me = async (token: string) => statusOf('/api/v1/users/me', { authorization: `Bearer ${token}` })
    const shopper = await aShopper(shop)
    expect(await me(shopper.token)).toBe(200)
    await shop.db.updateTable('sessions').set({ user_id: DEMO_CUSTOMER.id }).execute()
    const tokens = createTokens(SHOP_SECRET)
    expect(await me(await tokens.signAccess(DEMO_CUSTOMER.id, shopper.sessionId, new Date()))).toBe(401)
  })

  const outcome = async (account: typeof DEMO_CUSTOMER) => {
    const { status, body } = await logIn(aBrowser(shop), account)
    return [status, body.code]
  }

  test('figures and API docs are shown to nobody', async () => {
    for (const url of ['/metrics', '/api/docs', '/api/docs/openapi.json', '/outbox']) {
      expect([url, await statusOf(url)]).toEqual([url, 404])
    }
  })
})

describe('in production, when they are asked for', () => {
  const shop = testShop({ env: { ...PRODUCTION, METRICS_TOKEN: TOKEN, API_DOCS: '1' } })

  test('the API docs are open, the figures to whoever has the token', async () => {
    expect((await shop.app.inject('/api/docs')).statusCode).toBe(200)
    for (const authorization of ['', 'Bearer', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`]) {
      const { statusCode, headers } = await shop.app.inject({ url: '/metrics', headers: { authorization } })
      expect([statusCode, headers['www-authenticate']]).toEqual([401, 'Bearer'])
    }
    const { statusCode, body } = await shop.app.inject({
      url: '/metrics',
      headers: { authorization: `Bearer ${TOKEN}` },
    })
    expect(statusCode).toBe(200)
    expect(body).toContain('likho_http_request_seconds')
  })
})
