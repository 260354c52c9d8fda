import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aProduct, insertProduct } from '#db/seed/builders/product-builder.ts'
import { dropImageJob } from '#server/gateways/images/drop-image.ts'
import type { JobCtx } from '#server/platform/jobs/define-job.ts'
import { ASHA, codeFor, join, logIn, register, USERS } from '#tests/support/accounts.ts'
import { aBrowser, aForm, type Browser } from '#tests/support/browser.ts'
import { memoryMediaStore } from '#tests/support/memory-media-store.ts'
import { aPicture } from '#tests/support/pictures.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { letTimePass } from '#tests/support/waiting-jobs.ts'
import { deleteExpired } from './expired.store.ts'

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

test('the picture of a registration lasts as long as that, and on with the account it becomes', async () => {
  const { body } = await register(browser, { avatar: portrait })
  await register(browser, { username: 'ravi', email: 'ravi@example.in', avatar: portrait })
  await browser.post(`${USERS}/verify-otp`, { userId: body.userId, otp: await codeFor(shop.db, ASHA.email) })
  await runJobs()
  expect(await shop.db.selectFrom('images').selectAll().execute()).toHaveLength(2)
  await deleteExpired(shop.db, new Date(Date.now() + 25 * HOUR_MS))
  await letTimePass(shop.db, 26 * HOUR_MS)
  await runJobs()
  expect(await shop.db.selectFrom('images').selectAll().execute()).toHaveLength(1)
  const { body: answer } = await logIn(browser)
  expect(await isServed(answer.data.avatar)).toBe(true)
})
