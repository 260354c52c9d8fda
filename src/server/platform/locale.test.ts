import { expect, test } from 'vitest'
import { currentLanguage, t } from '#contract/platform/t.ts'
import { aProduct, insertProduct } from '#db/seed/builders/product-builder.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { withLocale } from './locale.ts'

test('several are spoken to at a time, each in their own language', async () => {
  const gate = Promise.withResolvers<void>()
  const say = async () => {
    await gate.promise
    return `${currentLanguage()} ${t('Cart')}`
  }
  const both = [withLocale('hi', say), withLocale('en', say), say()]
  gate.resolve()
  expect(await Promise.all(both)).toEqual(['hi कार्ट', 'en Cart', 'en Cart'])
})

test('English is spoken to a third person as well, while somebody hears Hindi', async () => {
  const said = await withLocale('hi', async () => [t('Cart'), await withLocale('en', async () => t('Cart')), t('Cart')])
  expect(said).toEqual(['कार्ट', 'Cart', 'कार्ट'])
})

const shop = testShop()

const picture = { id: 'a'.repeat(32), width: 1000, height: 1000 }
const pen = { ...aProduct({ name: 'Blue Gel Pen' }), name_hi: 'नीला जेल पेन', description_hi: 'आसानी से लिखता है।' }
const pencil = aProduct({ name: 'HB Pencil', place: 1 })

async function namesIn(language: string) {
  const { body } = await shop.call('GET', `/api/v1/product/cards?${language}`)
  return body.data.map(({ name }: { name: string }) => name)
}

test('products are named in the language that is asked for, where it is written, whoever asked before', async () => {
  for (const product of [pen, pencil]) await insertProduct(shop.db, product, picture)
  const inHindi = ['नीला जेल पेन', 'HB Pencil']
  const inEnglish = ['Blue Gel Pen', 'HB Pencil']
  for (const [language, names] of [
    ['language=hi', inHindi],
    ['', inEnglish],
    ['language=hi', inHindi],
    ['language=tlh', inEnglish],
    ['language=hi&language=en', inEnglish],
  ] as const) {
    expect(await namesIn(language), language).toEqual(names)
  }
  const { body } = await shop.call('GET', `/api/v1/product/getProduct/${pen.id}?language=hi`)
  expect(body.data).toMatchObject({ name: 'नीला जेल पेन', description: 'आसानी से लिखता है।' })
})

test('a refusal speaks the language that was asked for: of any call, of its fields, with what is put into it', async () => {
  const refused = async (path: string, body: object) => (await shop.call('POST', `${path}?language=hi`, body)).body
  expect((await shop.call('GET', '/api/v1/users/sessions?language=hi')).body.message).toBe(
    'आगे बढ़ने के लिए कृपया लॉग इन करें।',
  )
  const { message, fields } = await refused('/api/v1/users/login', { username: '', password: '' })
  expect(message).toBe('कृपया भरी हुई जानकारी जाँचें और फिर से कोशिश करें।')
  expect(fields).toEqual({ username: 'अपना यूज़रनेम डालें', password: 'अपना पासवर्ड डालें' })
  const wrong = { username: 'asha', password: 'not-this-one' }
  expect((await refused('/api/v1/users/login', wrong)).message).toBe('यूज़रनेम या पासवर्ड ग़लत है।')
  for (let tries = 0; tries < 10; tries += 1) await refused('/api/v1/users/login', wrong)
  expect((await refused('/api/v1/users/login', wrong)).message).toMatch(/^बहुत बार कोशिश हो चुकी है। \d+ (मिनट|सेकंड) बाद/)
})
