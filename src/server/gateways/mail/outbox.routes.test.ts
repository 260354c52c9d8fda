import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { otpMail } from '#server/accounts/account-mails.ts'
import { readConfig } from '#server/config.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { isOutboxShown } from './open-mail-gateway.ts'
import { outboxGateway } from './outbox-gateway.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'likho-outbox-page-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const id = '0198f000-0000-7000-8000-000000000001'
const evil = { to: 'asha@example.in', subject: '<script>alert(1)</script>', text: '<script>alert(2)</script>' }

describe('on the machine of a developer', () => {
  const shop = testShop({ env: { DATA_DIR: dataDir } })
  const get = (url: string) => shop.app.inject({ method: 'GET', url })

  test('the outbox begins empty, then lists its mails', async () => {
    expect((await get('/outbox')).body).toContain('No emails yet')
    await outboxGateway(join(dataDir, 'outbox')).send({
      id,
      to: 'asha@example.in',
      ...otpMail({ fullName: 'Asha', otp: '482913' }),
    })
    const { statusCode, body, headers } = await get('/outbox')
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toContain(`<a href="/outbox/${id}.eml">Your Likho verification code</a>`)
    expect(body).toContain('asha@example.in')
    expect((await get(`/outbox/${id}.eml`)).body).toMatch(/<pre>[^<]*482913/)
  })

  test('the network is shown nothing', async () => {
    const { statusCode } = await shop.app.inject({ url: '/outbox', remoteAddress: '192.168.1.20' })
    expect(statusCode).toBe(404)
  })

  test('a mail is shown as text and in a frame where nothing runs', async () => {
    const html = `<p title="x">Hi</p><script>alert(3)</script>`
    await outboxGateway(join(dataDir, 'outbox')).send({ id, ...evil, html })
    const { body, headers } = await get(`/outbox/${id}.eml`)
    expect(body).not.toContain('<script>')
    expect(body).toContain('<iframe sandbox="" title="The email as HTML" srcdoc="&lt;p title=&quot;x&quot;&gt;Hi')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/)
    expect((await get('/outbox')).body).not.toContain('<script>')
  })

  test.each(['/outbox/missing.eml', '/outbox/..%2Fsecret.eml', '/outbox/session-secret', '/outbox/.eml'])(
    '%s is unknown',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404)
    },
  )
})

test.each([
  ['in production', { NODE_ENV: 'production', ALLOW_SANDBOX: '1' }],
  ['with a mail server', { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'shop@likho.example' }],
  ['at an address that others know', { PUBLIC_URL: 'http://likho.example' }],
])('%s there is no such page', (_, settings) => {
  expect(isOutboxShown(readConfig({}))).toBe(true)
  expect(isOutboxShown(readConfig(settings))).toBe(false)
})
