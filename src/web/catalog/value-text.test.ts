import { afterEach, expect, test } from 'vitest'
import { loadMessages } from '#contract/messages/load-messages.ts'
import { readLocaleFrom } from '#contract/platform/t.ts'
import { valueText } from './value-text.ts'

afterEach(() => readLocaleFrom(() => undefined))

test.each([
  ['Blue', 'नीला'],
  ['Yes', 'हाँ'],
  ['14.8 cm', '14.8 सेमी'],
  ['12 months', '12 महीने'],
  ['64 GB', '64 GB'],
  ['Midnight sparkle', 'Midnight sparkle'],
])('%j is said in Hindi as %j', async (value, text) => {
  const messages = await loadMessages('hi')
  expect(valueText(value)).toBe(value)
  readLocaleFrom(() => ({ language: 'hi', messages }))
  expect(valueText(value)).toBe(text)
})

test.each(['toString', '__proto__', '{constructor}'])('%s is a seller’s word like any other', (word) => {
  expect(valueText(word)).toBe(word)
})
