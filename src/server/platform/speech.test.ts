import { expect, test } from 'vitest'
import { currentLanguage, t } from '#contract/platform/t.ts'
import { aProduct, insertProduct } from '#db/seed/builders/product-builder.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { speakIn } from './speech.ts'

test('several are spoken to at a time, each in their own language', async () => {
  const gate = Promise.withResolvers<void>()
  const say = async () => {
    await gate.promise
    return `${currentLanguage()} ${t('Cart')}`
  }
  const both = [speakIn('hi', say), speakIn('en', say), say()]
  gate.resolve()
  expect(await Promise.all(both)).toEqual(['hi कार्ट', 'en Cart', 'en Cart'])
})

test('English is spoken to a third person as well, while somebody hears Hindi', async () => {
  const said = await speakIn('hi', async () => [t('Cart'), await speakIn('en', async () => t('Cart')), t('Cart')])
  expect(said).toEqual(['कार्ट', 'Cart', 'कार्ट'])
})

test('the texts that were said are known, each once', async () => {
  const said = await speakIn('hi', async (saidSoFar) => {
    t('Cart')
    t('Cart')
    t('Slow connection. Saved copy from {time}.', { time: '9 am' })
    return saidSoFar()
  })
  expect(said).toEqual({ Cart: 'कार्ट', 'Slow connection. Saved copy from {time}.': expect.stringContaining('{time}') })
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
