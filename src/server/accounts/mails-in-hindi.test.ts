import { expect, test } from 'vitest'
import { ASHA, codeFor, logIn, mailsTo, tokenFor, USERS } from '#tests/support/accounts.ts'
import { aBrowser, type Browser } from '#tests/support/browser.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const inHindi = (browser: Browser, call: string, body: object) => browser.post(`${USERS}/${call}?language=hi`, body)
const newestMail = async () => (await mailsTo(shop.db, ASHA.email)).at(-1)
const languages = async () =>
  (await shop.db.selectFrom('users').select('language').execute()).map(({ language }) => language)

async function joinInHindi(browser: Browser) {
  const { body } = await inHindi(browser, 'register', ASHA)
  return inHindi(browser, 'verify-otp', { otp: await codeFor(shop.db, ASHA.email), userId: body.userId })
}

test('who registers on a page in Hindi gets the code in Hindi, and every mail after it', async () => {
  const browser = aBrowser(shop)
  await inHindi(browser, 'register', ASHA)
  expect(await newestMail()).toMatchObject({ subject: 'आपका Likho वेरिफ़िकेशन कोड' })
  await joinInHindi(browser)
  expect(await languages()).toEqual(['hi'])

  await aBrowser(shop).post(`${USERS}/forgot-password`, { email: ASHA.email })
  await tokenFor(shop.db, ASHA.email)
  const mail = await newestMail()
  expect(mail?.subject).toBe('Likho का नया पासवर्ड बनाएँ')
  expect(mail?.text).toMatch(/https:\/\/shop\.invalid\/hi\/\S+#token=/)
})

test('a stranger’s page has no say in which language the owner of an address is told', async () => {
  await joinInHindi(aBrowser(shop))
  await aBrowser(shop).post(`${USERS}/register`, { ...ASHA, username: 'someone' })
  expect((await newestMail())?.subject).toBe('आपका Likho खाता पहले से है')
})

test('logging in on a page in another language changes it; my data says which it is', async () => {
  const browser = aBrowser(shop)
  await joinInHindi(browser)
  await logIn(browser)
  expect(await languages()).toEqual(['en'])
  const { username, password } = ASHA
  await inHindi(browser, 'login', { username, password })
  expect(await languages()).toEqual(['hi'])
  expect((await browser.call('GET', `${USERS}/my-data`)).body.data.user.language).toBe('hi')
})
