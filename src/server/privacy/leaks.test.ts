import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { recordPurchaseJob } from '#server/activity/record-purchase.ts'
import type { MailGateway } from '#server/gateways/mail/mail.ts'
import { sendMailJob } from '#server/gateways/mail/queue-mail.ts'
import { noticeOrderJob } from '#server/orders/notices/notice-jobs.ts'
import { FinalFailure } from '#server/platform/jobs/define-job.ts'
import { codeFor, logIn, otherThan, register, tokenFor, USERS } from '#tests/support/accounts.ts'
import { aBrowser, type Browser } from '#tests/support/browser.ts'
import { openDraft, payInSandbox } from '#tests/support/buying.ts'
import { findTraces } from '#tests/support/find-traces.ts'
import * as life from '#tests/support/marked-person.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { setUpSecondFactor } from '#tests/support/second-factor.ts'
import { aShopper, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { workOff } from '#tests/support/work-off.ts'

const lines: string[] = []
const TOKEN = 'a-token-that-reads-metrics'
const env = { SESSION_SECRET: SHOP_SECRET, LOG_LEVEL: 'debug', METRICS_TOKEN: TOKEN }
/** Filled by the day below, which all tests look at. */
const shop = testShop({ env, logTo: { write: (line) => lines.push(line) }, fill: async () => {} })

let admin: Shopper
let seller: Shopper
let day: life.Bought
/** Passwords, codes, tokens: what lets somebody in. */
const secrets: string[] = [life.MARKED.password, 'zqxj wrong 9371', 'zqxj kalam 9372']

const mails: MailGateway = {
  send: async ({ to }) => {
    if (to === life.NEW_EMAIL) throw new FinalFailure('mail not sent: EENVELOPE RCPT TO 550')
  },
  close: async () => {},
}

/** A day of the shop, with what goes wrong in it, and all that was done behind it. */
beforeAll(async () => {
  admin = await aShopper(shop, { fullName: 'Meera Admin', role: 'admin' })
  seller = await aShopper(shop, { fullName: 'Rohan Traders', role: 'seller', approved: true })
  await registersByTheSecondCode()
  const browser = await life.comesIn(shop)
  day = await life.buysInEveryState(shop, browser, admin, seller.id)
  await life.looksAround(shop, browser, day.pen.id)
  await life.areWrittenAbout(admin, await idOfMarked(), day.orders)
  await paysInVain(browser)
  await meetsAFault(browser)
  await keepsSecrets(browser)
  const log = shop.app.log.child({})
  await workOff(shop.db, { mail: mails }, [noticeOrderJob, recordPurchaseJob, sendMailJob], undefined, log)
  await resetsThePassword()
}, 180_000)

const idOfMarked = async () =>
  (
    await shop.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', life.MARKED.username)
      .executeTakeFirstOrThrow()
  ).id

/** Somebody else with the same words in their details, whose registration stays open. */
async function registersByTheSecondCode(): Promise<void> {
  const browser = aBrowser(shop, { address: life.NETWORK })
  const person = { ...life.MARKED, username: 'zyxwaq2', email: 'zyxwa.second@example.in' }
  const { body } = await register(browser, person)
  const code = await codeFor(shop.db, person.email)
  secrets.push(code)
  await browser.post(`${USERS}/verify-otp`, { otp: otherThan(code), userId: body.userId })
}

async function paysInVain(browser: Browser): Promise<void> {
  const { id: addressId } = await shop.db
    .selectFrom('addresses')
    .select('id')
    .where('phone_number', '=', life.ADDRESS.phoneNumber)
    .executeTakeFirstOrThrow()
  const shopper = { ...browser, addressId } as unknown as Shopper
  const { body } = await openDraft(shopper, [{ productId: day.pen.id, quantity: 3 }], 354)
  await payInSandbox(shopper, body.order.id, 'failure')
}

/** A mistake of ours: the database refuses the row, and quotes all of it. */
async function meetsAFault(browser: Browser): Promise<void> {
  await sql`alter table addresses add constraint odd check (city <> 'Mysuru') not valid`.execute(shop.db)
  const { status } = await browser.post('/api/v1/address/addAddress', { ...life.ADDRESS, city: 'Mysuru' })
  expect(status).toBe(500)
  await sql`alter table addresses drop constraint odd`.execute(shop.db)
}

/** What a browser holds, an app shows and links carry. */
async function keepsSecrets(browser: Browser): Promise<void> {
  const { secret, recoveryCodes } = await setUpSecondFactor(browser)
  secrets.push(secret, secret.replaceAll(' ', ''), ...recoveryCodes)
  // The visitor's number lets nobody in.
  const cookies = [...browser.jar].filter(([name]) => !name.startsWith('likho_visitor'))
  secrets.push(...cookies.map(([, { value }]) => value))
  secrets.push(await tokenFor(shop.db, life.NEW_EMAIL))
}

async function resetsThePassword(): Promise<void> {
  const browser = aBrowser(shop, { address: life.NETWORK })
  await browser.post(`${USERS}/forgot-password`, { email: life.MARKED.email })
  const token = await tokenFor(shop.db, life.MARKED.email)
  secrets.push(token)
  const newPassword = 'zqxj kalam 9372'
  await life.well(browser.post(`${USERS}/reset-password`, { token, newPassword, confirmPassword: newPassword }))
  await workOff(shop.db, { mail: mails }, [sendMailJob])
  await logIn(browser, { ...life.MARKED, password: newPassword })
}

const found = (text: string, words: readonly string[]) =>
  words.filter((word) => text.toLowerCase().includes(word.toLowerCase()))
const withoutNetwork = life.TRACES.filter((word) => word !== life.NETWORK)

test('the log tells of nobody but by ids, and of addresses of the internet only what the security log has to say', () => {
  expect(lines.length).toBeGreaterThan(50)
  expect(lines.filter((line) => line.includes('request failed'))).toHaveLength(1)
  expect(lines.filter((line) => found(line, withoutNetwork).length > 0)).toEqual([])
  expect(lines.filter((line) => line.includes(life.NETWORK) && !line.includes('security event'))).toEqual([])
})

test('what lets somebody in is nowhere: not in the log, and not in the database as it is', async () => {
  expect(secrets.length).toBeGreaterThan(12)
  expect(found(lines.join(''), secrets)).toEqual([])
  // Six digits may stand anywhere by chance.
  const unlikely = secrets.filter((secret) => secret.length > 6)
  expect(await findTraces(shop.db, unlikely)).toEqual([])
  const registrations = await shop.db.selectFrom('registrations').select(['otp_hash', 'token_hash']).execute()
  expect(found(JSON.stringify(registrations), secrets)).toEqual([])
})

test('metrics count, and name nobody', async () => {
  const { body } = await shop.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })
  expect(body).toContain('likho_http_request_seconds')
  expect(found(body, [...life.TRACES, ...secrets])).toEqual([])
})

test('tasks that are done or given up leave nothing of people behind', async () => {
  const jobs = await shop.db.selectFrom('jobs').selectAll().execute()
  const givenUp = jobs
    .filter(({ failed_at }) => failed_at !== null)
    .map(({ data, last_error }) => ({ data, last_error }))
  expect(givenUp.map(({ data }) => Object.keys(data as object))).toEqual([['to', 'subject']])
  const waiting = jobs.filter(({ failed_at }) => failed_at === null)
  expect(found(JSON.stringify(waiting.map(({ data, key }) => [data, key])), life.TRACES)).toEqual([])
})

test('what everybody may read holds of a reviewer the name alone', async () => {
  const id = day.pen.id
  const answers: string[] = []
  for (const { method, path, who } of shop.app.endpoints) {
    if (method !== 'GET' || who !== 'anyone') continue
    const { body } = await shop.app.inject({ url: `${path.replace(/:\w+/, id)}?name=pen&pincode=560001` })
    answers.push(body)
  }
  const { body: docs } = await shop.app.inject('/api/docs')
  const all = [...answers, docs].join('')
  expect(all).toContain(life.MARKED.fullName)
  const named = all.replaceAll(life.MARKED.fullName, '')
  expect(found(named, [...life.TRACES, ...secrets])).toEqual([])
})

test('a seller reads nothing of the buyer: lists, pages, papers, tables and mails', async () => {
  const orders = Object.values(day.orders)
  const manage = '/api/v2/shiprocket/manageOrder'
  const asked = [
    ...['/api/v2/admin/orders/export.csv', '/api/v2/admin/products/export.csv', manage, '/api/v2/admin/todos'],
    ...orders.flatMap((id) => [`${manage}/${id}`, `${manage}/${id}/sellers`]),
    ...[`${manage}?search=Zyxwa`, '/api/v2/admin/search?q=Qvbnm', `/api/v2/admin/history/product/${day.pen.id}`],
    ...['/api/v2/admin/dashboard', '/api/v2/admin/order-views', `/api/v1/product/manageProduct/${day.pen.id}`],
  ]
  for (const url of asked) {
    const { status, raw } = await seller.get(url)
    expect([url, status < 300 || status === 403, found(raw.toString(), life.TRACES)]).toEqual([url, true, []])
  }
  for (const paper of ['packing-slips', 'pick-list']) {
    const { status, raw } = await seller.get(`/api/v2/admin/orders/${paper}.pdf?ids=${orders.join()}`)
    expect([status, found(pdfText(raw), life.TRACES)]).toEqual([200, []])
  }
})
