import { expect, test } from 'vitest'
import { isSearchable, phoneIn } from './sought-text.ts'

test.each([
  ['pen', true],
  ['पेन', true],
  ['LK2627-000001', true],
  ['pe', false],
  ['a b c', false],
  ['%%%', false],
])('%s says enough: %s', (text, expected) => expect(isSearchable(text)).toBe(expected))

test.each([
  ['9876543210', '9876543210'],
  ['+91 98765 43210', '9876543210'],
  ['098765-43210', '9876543210'],
  ['98765', '98765'],
  ['123', undefined],
  ['LK2627-000001', undefined],
])('%s is the phone %s', (text, expected) => expect(phoneIn(text)).toBe(expected))
