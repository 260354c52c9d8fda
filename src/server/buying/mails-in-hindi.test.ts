import { beforeEach, expect, test } from 'vitest'
import { buy, CALLBACK, openDraft, payInSandbox } from '#tests/support/buying.ts'
import { actOn } from '#tests/support/order-acts.ts'
import { aShopper, putOnSale, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { queuedMails } from '#tests/support/waiting-jobs.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })
const TOTAL = 118
let asha: Shopper
let admin: Shopper
let pen: { id: string }

beforeEach(async () => {
  asha = await aShopper(shop)
  admin = await aShopper(shop, { fullName: 'Meera Admin', role: 'admin' })
  pen = await putOnSale(shop.db, { name: 'Blue Pen', price: 100 })
})

/** The same person on pages in another language. */
const reading = (language: string, shopper: Shopper): Shopper => ({
  ...shopper,
  post: (url, body) => shopper.post(`${url}?language=${language}`, body),
})
const bought = (shopper: Shopper) => buy(shopper, [{ productId: pen.id, quantity: 1 }], TOTAL)
const newestMail = async () => (await queuedMails(shop.db)).at(-1)
const ship = (who: Shopper, id: string) => actOn(who, id, 'status', { status: 'shipped' })

test('an order placed from a page in Hindi is mailed in Hindi, also when staff who read English ship it', async () => {
  const id = await bought(reading('hi', asha))
  expect(await newestMail()).toMatchObject({
    to: asha.email,
    subject: expect.stringMatching(/^टेस्ट: आपका Likho ऑर्डर \S+ कन्फ़र्म/),
  })

  expect((await ship(admin, id)).status).toBe(200)
  const mail = await newestMail()
  expect(mail).toMatchObject({ to: asha.email, subject: expect.stringMatching(/रास्ते में है$/) })
  expect(mail?.html).toContain('<html lang="hi">')
  expect(mail?.text).toContain('नमस्ते Asha Verma,')
  expect(mail?.text).toContain(`https://shop.invalid/hi/`)
  expect(mail?.text).toContain('1 × Blue Pen')
})

test('an order placed in English is mailed in English, also when staff read Hindi', async () => {
  const id = await bought(asha)
  expect((await ship(reading('hi', admin), id)).status).toBe(200)
  const mails = (await queuedMails(shop.db)).slice(-2)
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^TEST: Your Likho order \S+ is confirmed$/),
    expect.stringMatching(/^TEST: Your Likho order \S+ is on its way$/),
  ])
  for (const { html, text } of mails) {
    expect(html).toContain('<html lang="en">')
    expect(text).not.toMatch(/\p{Script=Devanagari}|\/hi\//u)
  }
})

test('the bank’s own word, which has no language, is mailed in that of the buyer', async () => {
  const opened = await openDraft(reading('hi', asha), [{ productId: pen.id, quantity: 1 }], TOTAL)
  await asha.post(CALLBACK, await payInSandbox(asha, opened.body.order.id))
  expect((await newestMail())?.subject).toMatch(/कन्फ़र्म/)
})

test('who orders in another language next time is mailed in that from then on', async () => {
  const id = await bought(reading('hi', asha))
  await bought(asha)
  await ship(admin, id)
  expect((await newestMail())?.subject).toMatch(/is on its way$/)
})
