import { expect, test } from 'vitest'
import { newsletterTexts } from '#contract/newsletter/newsletter.texts.ts'
import { createTokens } from '#server/platform/security/tokens.ts'
import { SHOP_SECRET } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { queuedMails } from '#tests/support/waiting-jobs.ts'
import { isSubscribed, purgeUnconfirmed } from './subscribers.store.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })

const DAY_MS = 86_400_000
const EMAIL = 'asha@example.com'
const subscribe = (email: unknown) => shop.call('POST', '/api/v1/subscribe', { email })
const confirm = (token: string) => shop.call('POST', '/api/v1/newsletter/confirm', { token })
const unsubscribe = (token: string) => shop.call('POST', '/api/v1/newsletter/unsubscribe', { token })
const oneClick = (url: string, body = 'List-Unsubscribe=One-Click', type = 'application/x-www-form-urlencoded') =>
  shop.app.inject({ method: 'POST', url, payload: body, headers: { 'content-type': type } })
const rows = () => shop.db.selectFrom('newsletter_subscribers').select(['email', 'confirmed_at']).execute()

/** The word in the link of the newest mail. */
async function mailedToken(): Promise<string> {
  const mail = (await queuedMails(shop.db)).at(-1)
  return /token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** Somebody who has opened the link of the first mail. */
async function aSubscriber(email = EMAIL) {
  await subscribe(email)
  await confirm(await mailedToken())
}

test('[API-29] subscribe asks the address itself: nobody is on the list before its link was followed', async () => {
  const { status, body } = await subscribe(' Asha@Example.com ')
  expect(status).toBe(200)
  expect(body).toEqual({ success: true, message: newsletterTexts.done })
  expect(await isSubscribed(shop.db, EMAIL)).toBe(false)
  const [mail] = await queuedMails(shop.db)
  expect(mail).toMatchObject({ to: EMAIL, subject: expect.stringMatching(/confirm/i) })
  expect(mail?.text).toMatch(/\/newsletter\/confirm\?token=/)

  expect(await confirm(await mailedToken())).toMatchObject({
    status: 200,
    body: { message: newsletterTexts.confirmed },
  })
  expect(await isSubscribed(shop.db, EMAIL)).toBe(true)
})

test('[API-29] subscribing again is no error and changes nothing', async () => {
  const answers = await Promise.all([EMAIL, 'ASHA@example.com', EMAIL].map(subscribe))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.message)).size).toBe(1)
  expect(await rows()).toEqual([{ email: EMAIL, confirmed_at: null }])
})

test('nobody learns who is on the list: the same answer, and a mail either way', async () => {
  await aSubscriber()
  const before = (await queuedMails(shop.db)).length
  const [known, unknown] = [await subscribe(EMAIL), await subscribe('ravi@example.com')]
  expect(known.body).toEqual(unknown.body)
  const mails = (await queuedMails(shop.db)).slice(before)
  expect(mails.map(({ to }) => to)).toEqual([EMAIL, 'ravi@example.com'])
  expect(mails[0]?.subject).toMatch(/already/i)
  expect(await isSubscribed(shop.db, EMAIL)).toBe(true)
})

test('looking at a link changes nothing: mail scanners open all of them', async () => {
  await subscribe(EMAIL)
  const token = await mailedToken()
  for (const method of ['GET', 'HEAD'] as const) {
    for (const path of ['/newsletter/confirm', '/newsletter/unsubscribe', '/api/v1/newsletter/confirm']) {
      await shop.app.inject({ method, url: `${path}?token=${token}` })
    }
  }
  expect(await rows()).toEqual([{ email: EMAIL, confirmed_at: null }])
  await confirm(token)
  const { unsubscribe: link = '' } = (await queuedMails(shop.db)).at(-1) ?? {}
  await shop.app.inject({ method: 'GET', url: link.replace('https://shop.invalid', '') })
  expect(await isSubscribed(shop.db, EMAIL)).toBe(true)
})

test.each([
  ['as a form', 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
  [
    'in parts',
    '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
    'multipart/form-data; boundary=x',
  ],
])('one click in the mail program, sent %s and without a login, ends it; twice is no error', async (_, body, type) => {
  await aSubscriber()
  const welcome = (await queuedMails(shop.db)).at(-1)
  const url = welcome?.unsubscribe?.replace('https://shop.invalid', '') ?? ''
  expect(url).toMatch(/^\/newsletter\/unsubscribe\?token=/)
  for (let click = 0; click < 2; click += 1) {
    expect((await oneClick(url, body, type)).statusCode).toBe(200)
    expect(await rows()).toEqual([])
  }
})

test('who subscribes on a page in Hindi is asked and welcomed in Hindi, and led off the list there', async () => {
  await shop.call('POST', '/api/v1/subscribe?language=hi', { email: EMAIL })
  await confirm(await mailedToken())
  const [asked, welcome] = await queuedMails(shop.db)
  expect(asked?.text).toContain('https://shop.invalid/hi/newsletter/confirm?token=')
  expect([asked?.subject, welcome?.subject]).toEqual([
    'Likho न्यूज़लेटर पाने के लिए कन्फ़र्म करें',
    'आपने Likho न्यूज़लेटर सब्सक्राइब कर लिया है',
  ])
  const url = welcome?.unsubscribe?.replace('https://shop.invalid', '') ?? ''
  expect(url).toMatch(/^\/hi\/newsletter\/unsubscribe\?token=/)
  expect((await oneClick(url)).statusCode).toBe(200)
  expect(await rows()).toEqual([])
})

test('the page behind the link of a mail ends it as well', async () => {
  await aSubscriber()
  expect(await unsubscribe(await mailedToken())).toMatchObject({
    status: 200,
    body: { message: newsletterTexts.unsubscribed },
  })
  expect(await isSubscribed(shop.db, EMAIL)).toBe(false)
})

test('an old link to confirm does not bring back who has left', async () => {
  await subscribe(EMAIL)
  const token = await mailedToken()
  await confirm(token)
  await unsubscribe(await mailedToken())
  expect(await confirm(token)).toMatchObject({ status: 400, body: { code: 'newsletter/bad-link' } })
  expect(await rows()).toEqual([])
})

test('a link that is forged, made for something else or too old does nothing', async () => {
  await subscribe(EMAIL)
  const tokens = createTokens(SHOP_SECRET)
  const old = new Date(Date.now() - 8 * DAY_MS)
  const wrong = [
    'x',
    '',
    await createTokens('another secret than that of the shop').signNewsletter('confirm', EMAIL, new Date()),
    await tokens.signNewsletter('unsubscribe', EMAIL, new Date()),
    await tokens.signNewsletter('confirm', EMAIL, old),
  ]
  for (const token of wrong) expect((await confirm(token)).status).toBe(400)
  expect((await unsubscribe(await tokens.signNewsletter('confirm', EMAIL, new Date()))).status).toBe(400)
  expect((await oneClick('/newsletter/unsubscribe?token=x')).statusCode).toBe(400)
  expect((await oneClick('/newsletter/unsubscribe')).statusCode).toBe(400)
  expect(await rows()).toEqual([{ email: EMAIL, confirmed_at: null }])
})

test('a mailbox gets few such mails, whoever asks; and one network asks for few', async () => {
  for (let time = 0; time < 5; time += 1) expect((await subscribe(EMAIL)).status).toBe(200)
  expect(await queuedMails(shop.db)).toHaveLength(3)
  for (let n = 0; n < 25; n += 1) await subscribe(`reader-${n}@example.com`)
  expect(await subscribe('one-more@example.com')).toMatchObject({ status: 429, body: { code: 'newsletter/too-many' } })
})

test('who never followed the link is forgotten; who did stays, and so does everybody from before', async () => {
  await subscribe('ravi@example.com')
  await aSubscriber()
  await purgeUnconfirmed(shop.db, new Date(Date.now() + 6 * DAY_MS))
  expect(await rows()).toHaveLength(2)
  await purgeUnconfirmed(shop.db, new Date(Date.now() + 8 * DAY_MS))
  expect(await rows()).toMatchObject([{ email: EMAIL }])
})

test.each([
  'asha',
  '',
  'asha@',
  '@example.com',
  'a b@example.com',
  `${'a'.repeat(250)}@example.com`,
  'asha@example.com\0',
  undefined,
  null,
  7,
  ['asha@example.com'],
])('[VAL-02] %o is refused in the words of the spec', async (email) => {
  const { status, body } = await subscribe(email)
  expect(status).toBe(400)
  expect(body).toMatchObject({
    success: false,
    code: 'newsletter/bad-email',
    message: 'Please enter a valid email address.',
    fields: { email: 'Please enter a valid email address.' },
  })
  expect(await rows()).toEqual([])
})
