import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { goLiveFailures } from '#contract/go-live/go-live.endpoints.ts'
import type { GoLiveCheck } from '#contract/go-live/go-live-checks.ts'
import type { GoLiveLine } from '#contract/go-live/judge-go-live.ts'
import { backupName } from '#server/backup/backup-folder.ts'
import { recordEvent } from '#server/gateways/webhook-events.ts'
import { createTokens } from '#server/platform/security/tokens.ts'
import { anOrderRow } from '#tests/support/order-rows.ts'
import { saveRealIdentity } from '#tests/support/real-identity.ts'
import { aShopper, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { razorpayAndShiprocketShop } from '#tests/support/test-shop-providers.ts'
import { queuedMails } from '#tests/support/waiting-jobs.ts'

const backups = await mkdtemp(join(tmpdir(), 'likho-go-live-'))
afterAll(() => rm(backups, { recursive: true }))
const { shop, razorpay, courier } = await razorpayAndShiprocketShop({
  ...{ PUBLIC_URL: 'https://kagaz.in', TRUST_PROXY: '1', BACKUP_DIR: backups },
  ...{ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'shop@kagaz.in' },
})
const GO_LIVE = '/api/v2/admin/go-live'

let owner: Shopper
beforeEach(async () => {
  owner = await aShopper(shop, { fullName: 'Asha Verma', role: 'superadmin' })
  courier.fillWallet('2500.50')
})

/** The owner at their browser, behind the proxy. */
async function ask(method: 'GET' | 'POST', path = '', body?: object, proxy = { proto: 'https', host: 'kagaz.in' }) {
  const answer = await shop.app.inject({
    method,
    url: GO_LIVE + path,
    headers: {
      authorization: `Bearer ${owner.token}`,
      ...{ 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': proxy.proto, host: proxy.host },
    },
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, body: answer.json() }
}
const linesOf = ({ body }: { body: { data: GoLiveLine[] } }) =>
  Object.fromEntries(body.data.map(({ check, state }) => [check, state])) as Record<GoLiveCheck, GoLiveLine['state']>
const list = async () => linesOf(await ask('GET'))
const check = async (one?: GoLiveCheck) => linesOf(await ask('POST', '/check', one ? { check: one } : {}))
/** Twenty seconds go by for what was noted. */
const letNotesAge = () =>
  shop.db
    .updateTable('go_live_notes')
    .set({ at: new Date(Date.now() - 70_000) })
    .execute()

test('from a shop that was just installed to all green, line by line', async () => {
  expect(await list()).toEqual({
    ...{ identity: 'todo', grievance: 'todo', https: 'ok', payments: 'unknown', webhook: 'todo', courier: 'ok' },
    ...{ pickup: 'unknown', wallet: 'unknown', mail: 'todo', backups: 'todo', secondFactor: 'todo', numbers: 'ok' },
  })
  await saveRealIdentity(shop.db)
  await recordEvent(shop.db, 'razorpay', 'evt_test')
  await mkdir(join(backups, backupName(new Date())))
  await shop.db
    .insertInto('second_factors')
    .values({ user_id: owner.id, sealed_secret: 'x', confirmed_at: new Date(), last_step: 0 })
    .execute()
  expect((await ask('POST', '/mail', {})).status).toBe(200)
  const [mail] = await queuedMails(shop.db)
  const token = /#token=([\w.-]+)/.exec(mail?.text ?? '')?.[1]
  expect([mail?.to, (await ask('POST', '/mail/confirm', { token })).status]).toEqual([owner.email, 200])
  expect(Object.values(await check()).filter((state) => state !== 'ok')).toEqual([])
})

describe('providers are asked only when somebody wants it, and not again and again', () => {
  test('looking at the list asks nobody; all is asked once, and once more after a while', async () => {
    const asked = () => razorpay.asked.length + courier.asked.filter((call) => !call.includes('login')).length
    const before = asked()
    await list()
    expect(asked() - before).toBe(0)
    await Promise.all([check(), check(), check()])
    expect(asked() - before).toBe(3)
    await letNotesAge()
    await check('wallet')
    expect(asked() - before).toBe(4)
  })

  test('what they said is remembered, and what is wrong with it said', async () => {
    courier.fillWallet('0.40')
    expect(await check('wallet')).toMatchObject({ wallet: 'todo', pickup: 'unknown', payments: 'unknown' })
    expect(await list()).toMatchObject({ wallet: 'todo' })
    razorpay.suffer({ status: 401 })
    expect(await check('payments')).toMatchObject({ payments: 'todo' })
    await letNotesAge()
    razorpay.suffer({ status: 500 })
    expect(await check('payments')).toMatchObject({ payments: 'unknown' })
  })

  test('an answer under other keys says nothing about these', async () => {
    await check('payments')
    await shop.db.updateTable('go_live_notes').set({ about: 'rzp_live_other' }).execute()
    expect(await list()).toMatchObject({ payments: 'unknown' })
  })
})

test.each([
  ['a proxy that does not say https', { proto: 'http', host: 'kagaz.in' }],
  ['a proxy that sends its own host', { proto: 'https', host: '10.0.0.7:3000' }],
])('%s is found out', async (_, proxy) => {
  expect(linesOf(await ask('GET', '', undefined, proxy)).https).toBe('todo')
  expect(await list()).toMatchObject({ https: 'ok' })
})

test('an order of test money that took a live number is red; a year later it is no longer in the books that count', async () => {
  const at = new Date()
  const { id } = await anOrderRow(shop.db, { at, total: 118, provider: 'sandbox' })
  expect(await list()).toMatchObject({ numbers: 'todo' })
  await shop.db
    .updateTable('orders')
    .set({ number: `TEST-${id}` })
    .execute()
  expect(await list(), 'a series of its own').toMatchObject({ numbers: 'ok' })
  const lastYear = new Date(at.getTime() - 366 * 86_400_000)
  await shop.db.updateTable('orders').set({ number: 'LK-1', created_at: lastYear }).execute()
  expect(await list()).toMatchObject({ numbers: 'ok' })
})

test('mail: one a minute, and the link is for whoever it was mailed to', async () => {
  expect((await ask('POST', '/mail', {})).status).toBe(200)
  expect((await ask('POST', '/mail', {})).body.code).toBe(goLiveFailures.tooSoon.code)
  const [mail] = await queuedMails(shop.db)
  const token = /#token=([\w.-]+)/.exec(mail?.text ?? '')?.[1]
  const other = await aShopper(shop, { fullName: 'Ravi Rao', role: 'superadmin' })
  for (const [who, given] of [
    [other, token],
    [owner, 'forged'],
    [owner, owner.token],
  ] as const) {
    const { body } = await who.post(`${GO_LIVE}/mail/confirm`, { token: given })
    expect(body.code).toBe(goLiveFailures.badLink.code)
  }
  expect(await list()).toMatchObject({ mail: 'todo' })
  const before = await createTokens(SHOP_SECRET).signMailCheck(owner.id, 'shop@kagaz.in by another.server', new Date())
  expect((await ask('POST', '/mail/confirm', { token: before })).status).toBe(200)
  expect(await list(), 'mail that went by earlier settings').toMatchObject({ mail: 'todo' })
  await letNotesAge()
  expect((await ask('POST', '/mail', {})).status).toBe(200)
})
