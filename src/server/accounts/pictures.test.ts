import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { accountTexts } from '#contract/accounts/accounts.texts.ts'
import { imageFailures } from '#contract/images/images.failures.ts'
import { aProduct, insertProduct } from '#db/seed/builders/product-builder.ts'
import { dropImageJob } from '#server/gateways/images/drop-image.ts'
import type { JobCtx } from '#server/platform/jobs/define-job.ts'
import { ASHA, codeFor, join, logIn, register, USERS } from '#tests/support/accounts.ts'
import { aBrowser, aForm, type Browser } from '#tests/support/browser.ts'
import { memoryMediaStore } from '#tests/support/memory-media-store.ts'
import { aPicture } from '#tests/support/pictures.ts'
import { registerSeller } from '#tests/support/sellers.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { letTimePass } from '#tests/support/waiting-jobs.ts'
import { deleteExpired } from './expired.store.ts'
import { MOST_WAITING_BYTES } from './registration-pictures.ts'

const media = memoryMediaStore()
const shop = testShop({ media })
const HOUR_MS = 60 * 60 * 1000
let browser: Browser
let portrait: File

beforeEach(async () => {
  browser = aBrowser(shop)
  portrait = new File([new Uint8Array(await aPicture('webp'))], 'me.webp')
})

async function setAvatar(): Promise<string> {
  const { body } = await browser.post(`${USERS}/updateAvatar`, aForm({ avatar: portrait }))
  return body.data.avatar
}
const isServed = async (url: string) => (await shop.app.inject(url)).statusCode === 200

/** Does what the jobs do about pictures that are due. */
async function runJobs(): Promise<void> {
  const due = sql<boolean>`run_at <= clock_timestamp()`
  const jobs = await shop.db
    .deleteFrom('jobs')
    .where('name', '=', dropImageJob.name)
    .where(due)
    .returning('data')
    .execute()
  const ctx = { db: shop.db, gateways: { media } } as JobCtx
  for (const { data } of jobs) await dropImageJob.run(ctx, data as Parameters<typeof dropImageJob.run>[1])
}

test('[ACC-12] a picture that is replaced goes; the same one of somebody else stays', async () => {
  await join(shop.db, browser)
  await logIn(browser)
  const first = await setAvatar()
  const ravi = { username: 'ravi', email: 'ravi@example.in' }
  browser = aBrowser(shop)
  await join(shop.db, browser, ravi)
  await logIn(browser, { ...ASHA, ...ravi })
  const ravis = await setAvatar()
  const newer = await setAvatar()
  await runJobs()
  expect(await Promise.all([first, ravis, newer].map(isServed))).toEqual([true, false, true])
})

test('a deleted account takes its picture along', async () => {
  await join(shop.db, browser)
  await logIn(browser)
  const avatar = await setAvatar()
  await runJobs()
  expect(await isServed(avatar)).toBe(true)
  await browser.post(`${USERS}/delete-account`, { password: ASHA.password })
  await runJobs()
  expect(await isServed(avatar)).toBe(false)
  expect(await shop.db.selectFrom('images').selectAll().execute()).toEqual([])
})

test('a picture that a product shows as well stays', async () => {
  await join(shop.db, browser)
  await logIn(browser)
  const avatar = await setAvatar()
  const image = await shop.db.selectFrom('images').selectAll().executeTakeFirstOrThrow()
  await insertProduct(shop.db, aProduct(), image)
  await browser.post(`${USERS}/delete-account`, { password: ASHA.password })
  await runJobs()
  expect(await isServed(avatar)).toBe(true)
})

const verify = async (userId: string, email = ASHA.email) =>
  browser.post(`${USERS}/verify-otp`, { userId, otp: await codeFor(shop.db, email) })

test('a picture of a registration is made when its code is proven, and not before', async () => {
  const { body } = await register(browser, { avatar: portrait })
  await register(browser, { username: 'ravi', email: 'ravi@example.in', avatar: portrait })
  expect(await shop.db.selectFrom('images').selectAll().execute()).toEqual([])
  expect((await verify(body.userId)).status).toBe(200)
  const { body: answer } = await logIn(browser)
  expect(await isServed(answer.data.avatar)).toBe(true)
  expect(await shop.db.selectFrom('images').selectAll().execute()).toHaveLength(1)
  const waiting = () => shop.db.selectFrom('registration_pictures').select('field').execute()
  expect(await waiting()).toHaveLength(1)
  await deleteExpired(shop.db, new Date(Date.now() + 25 * HOUR_MS))
  expect(await waiting()).toEqual([])
  await letTimePass(shop.db, 26 * HOUR_MS)
  await runJobs()
  expect(await isServed(answer.data.avatar)).toBe(true)
})

test('a picture that turns out to be damaged does not cost the account', async () => {
  const whole = await aPicture('jpeg', 800, 600)
  const damaged = new File([new Uint8Array(whole.subarray(0, whole.length / 2))], 'me.jpg')
  const { body } = await register(browser, { avatar: damaged })
  const answer = await verify(body.userId)
  expect([answer.status, answer.body.message]).toEqual([200, accountTexts.verifiedWithoutPicture])
  expect((await logIn(browser)).body.data.avatar).toBeNull()
})

test('what is no picture is refused beside its field before a code is mailed', async () => {
  const { status, body } = await register(browser, { avatar: new File(['not a picture'], 'me.png') })
  expect([status, body.fields]).toEqual([415, { avatar: imageFailures.unsupportedType.text }])
  expect(await shop.db.selectFrom('registrations').select('id').execute()).toEqual([])
})

test('one network keeps so many pictures waiting; without one it may go on registering', async () => {
  for (let at = 0; at < 30; at += 1) {
    const { status } = await register(browser, {
      username: `asha${at}`,
      email: `asha${at}@example.in`,
      avatar: portrait,
    })
    expect(status).toBe(200)
  }
  const more = { username: 'ravi', email: 'ravi@example.in' }
  const { status, body, headers } = await register(browser, { ...more, avatar: portrait })
  expect([status, body.code]).toEqual([429, 'images/too-many-uploads'])
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect((await register(browser, more)).status).toBe(200)
})

describe('when too much waits already', () => {
  const RAVI = { username: 'ravi', email: 'ravi@example.in' }
  const waits = (bytes: number) => shop.db.updateTable('registration_pictures').set({ size: bytes }).execute()
  const kept = async () => {
    const rows = await shop.db.selectFrom('registration_pictures').select('size').execute()
    return rows.filter(({ size }) => size > 0)
  }

  test('of everybody, people and sellers register without their picture, and are told when they are in', async () => {
    await register(aBrowser(shop, { address: '10.0.0.1' }), { avatar: portrait })
    await waits(MOST_WAITING_BYTES)
    const { status, body } = await register(browser, { ...RAVI, avatar: portrait })
    expect(status).toBe(200)
    expect((await registerSeller(browser)).status).toBe(201)
    expect(await kept()).toHaveLength(1)
    expect((await verify(body.userId, RAVI.email)).body.message).toBe(accountTexts.verifiedWithoutPicture)
    expect((await logIn(browser, { ...ASHA, ...RAVI })).body.data.avatar).toBeNull()
  })

  test('of one network, others bring theirs', async () => {
    await register(browser, { avatar: portrait })
    await waits(MOST_WAITING_BYTES / 4)
    expect((await register(browser, { ...RAVI, avatar: portrait })).status).toBe(200)
    expect(await kept()).toHaveLength(1)
    const elsewhere = aBrowser(shop, { address: '10.0.0.1' })
    await register(elsewhere, { username: 'rao', email: 'rao@example.in', avatar: portrait })
    expect(await kept()).toHaveLength(2)
  })
})

test('an account may change its picture so often an hour', async () => {
  await join(shop.db, browser)
  await logIn(browser)
  for (let at = 0; at < 20; at += 1) await setAvatar()
  const { status, body } = await browser.post(`${USERS}/updateAvatar`, aForm({ avatar: portrait }))
  expect([status, body.code]).toEqual([429, 'images/too-many-uploads'])
})
