import { expect, test } from 'vitest'
import { fingerprintOf } from './fingerprint.ts'

const pen = { productId: '01930000-0000-7000-8000-00000000000A', quantity: 2 }
const ink = { productId: '01930000-0000-7000-8000-00000000000b', quantity: 1 }

test('the same draft has the same fingerprint in whatever order and spelling', () => {
  const lower = { ...pen, productId: pen.productId.toLowerCase() }
  expect(fingerprintOf([pen, ink], 'ADDRESS')).toBe(fingerprintOf([ink, lower], 'address'))
})

test.each([
  ['another quantity', [{ ...pen, quantity: 3 }, ink], 'a'],
  ['one line less', [pen], 'a'],
  ['another address', [pen, ink], 'b'],
])('%s has another', (_, items, address) => {
  expect(fingerprintOf(items, address)).not.toBe(fingerprintOf([pen, ink], 'a'))
})
