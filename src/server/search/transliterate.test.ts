import { expect, test } from 'vitest'
import { toLatin } from './transliterate.ts'

test.each([
  ['पेंसिल', 'pensil'],
  ['रबर', 'rabar'],
  ['कलम', 'kalam'],
  ['कॉपी', 'kopee'],
  ['कैंची', 'kainchee'],
  ['कागज़', 'kaagaz'],
  ['फ़ाइल', 'faail'],
  ['स्टेपलर', 'stepalar'],
  ['स्याही', 'syaahee'],
  ['pencil', 'pencil'],
  ['64', '64'],
])('%s is read %s', (word, reading) => {
  expect(toLatin(word.normalize('NFC'))).toBe(reading)
})
