import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { imageFailures } from '#contract/images/images.failures.ts'
import { dropUploadJob } from '#server/gateways/images/drop-upload.ts'
import type { MediaStore } from '#server/gateways/images/media-store.ts'
import { openMediaStore } from '#server/gateways/images/open-media-store.ts'
import { ASHA, join, logIn, register, USERS } from '#tests/support/accounts.ts'
import { aBrowser, aForm, type Browser } from '#tests/support/browser.ts'
import { memoryMediaStore } from '#tests/support/memory-media-store.ts'
import { aPicture } from '#tests/support/pictures.ts'
import { startS3Server } from '#tests/support/s3-server.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { letTimePass } from '#tests/support/waiting-jobs.ts'
import { workOff } from '#tests/support/work-off.ts'

const HOUR_MS = 60 * 60 * 1000

describe('a shop whose store browsers reach', () => {
  let s3: Awaited<ReturnType<typeof startS3Server>>
  const media = {} as MediaStore
  beforeAll(async () => {
    s3 = await startS3Server()
    Object.assign(media, openMediaStore({ s3: s3.settings, dataDir: '/nowhere' }))
  })
  afterAll(() => s3.stop())
  const shop = testShop({ media })
  let browser: Browser
  let portrait: Buffer

  beforeEach(async () => {
    browser = aBrowser(shop)
    portrait = await aPicture('webp')
    await join(shop.db, browser)
    await logIn(browser)
  })

  const sign = (by: Browser, size = portrait.length) => by.post(`${USERS}/uploads`, { type: 'image/webp', size })

  /** As the page does it: asks, puts, and keeps the reference. */
  async function upload(by: Browser, bytes = portrait): Promise<string> {
    const { url, type, reference } = (await sign(by, bytes.length)).body.data
    const body = new Uint8Array(bytes)
    const { status } = await fetch(url, { method: 'PUT', body, headers: { 'content-type': type } })
    if (status !== 200) throw new Error(`The store refused with ${status}`)
    return reference
  }
  const setAvatar = (by: Browser, reference: string) =>
    by.post(`${USERS}/updateAvatar`, aForm({ 'uploaded.avatar': reference }))

  test('a picture goes straight to the store; the form names it and gets what it always got', async () => {
    const { status, body } = await setAvatar(browser, await upload(browser))
    expect(status).toBe(200)
    expect((await shop.app.inject(body.data.avatar)).headers['content-type']).toMatch(/^image\//)
    await expect.poll(() => s3.namesBelow('uploads/')).toEqual([])
  })

  test('the same checks as for a file of the form, beside the same field', async () => {
    const { status, body } = await setAvatar(browser, await upload(browser, Buffer.from('<svg xmlns="http://…"/>')))
    expect({ status, fields: body.fields }).toEqual({
      status: imageFailures.unsupportedType.status,
      fields: { avatar: imageFailures.unsupportedType.text },
    })
  })

  test('nobody else can name it, and nobody twice', async () => {
    const reference = await upload(browser)
    const ravi = { username: 'ravi', email: 'ravi@example.in' }
    const other = aBrowser(shop)
    await join(shop.db, other, ravi)
    await logIn(other, { ...ASHA, ...ravi })
    const lost = { status: 409, body: { code: imageFailures.uploadLost.code } }
    expect(await setAvatar(other, reference)).toMatchObject(lost)
    expect(await setAvatar(browser, `../ravi/${reference}`)).toMatchObject(lost)
    expect(await setAvatar(browser, reference)).toMatchObject({ status: 200 })
    expect(await setAvatar(browser, reference)).toMatchObject(lost)
  })

  test('strangers are signed nothing, and their forms refer to nothing', async () => {
    const stranger = aBrowser(shop)
    expect((await sign(stranger)).status).toBe(401)
    const form = { ...ASHA, username: 'new', email: 'new@example.in', 'uploaded.avatar': await upload(browser) }
    expect((await stranger.post(`${USERS}/register`, aForm(form))).body.code).toBe(imageFailures.uploadLost.code)
    expect((await register(stranger, { username: 'new', email: 'new@example.in' })).status).toBe(200)
  })

  test('no larger picture and no more references than a form has files', async () => {
    expect((await sign(browser, 5 * 1024 * 1024 + 1)).status).toBe(400)
    const three = { 'uploaded.avatar': 'a', 'uploaded.coverImage': 'b', 'uploaded.other': 'c' }
    expect((await browser.post(`${USERS}/updateAvatar`, aForm(three))).status).toBe(413)
  })

  test('what no form takes is gone within the hour', async () => {
    const reference = await upload(browser)
    const isThere = async () => (await s3.namesBelow('uploads/')).some((name) => name.endsWith(reference))
    await workOff(shop.db, { media }, [dropUploadJob])
    expect(await isThere()).toBe(true)
    await letTimePass(shop.db, HOUR_MS)
    await workOff(shop.db, { media }, [dropUploadJob])
    expect(await isThere()).toBe(false)
  })

  test('nobody is signed more than their forms can take', async () => {
    const asked = []
    for (let count = 0; count < 21; count += 1) asked.push((await sign(browser)).status)
    expect(asked.filter((status) => status === 200)).toHaveLength(20)
    expect(asked.at(-1)).toBe(429)
  })
})

describe('a shop that keeps pictures on its disk', () => {
  const shop = testShop({ media: memoryMediaStore() })
  test('signs nothing, and takes the picture with the form', async () => {
    const browser = aBrowser(shop)
    await join(shop.db, browser)
    await logIn(browser)
    const answer = await browser.post(`${USERS}/uploads`, { type: 'image/png', size: 100 })
    expect(answer.body).toEqual({ success: true, data: null })
    const avatar = new File([new Uint8Array(await aPicture('webp'))], 'me.webp')
    expect((await browser.post(`${USERS}/updateAvatar`, aForm({ avatar }))).status).toBe(200)
  })
})
