import { expect, test } from 'vitest'
import { currentLanguage, t } from '#contract/platform/t.ts'
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

test.each([
  ['hi', 200],
  ['tlh', 200],
  ['', 200],
])('a call that names the language %j is answered', async (language, status) => {
  const answer = await shop.app.inject({ url: '/api/v1/product/cards', headers: { 'x-language': language } })
  expect(answer.statusCode).toBe(status)
})
