import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeLines } from './merge-lines.ts'

const lines = (text: string) =>
  text.split(' ').flatMap((line) => {
    const [productId = '', quantity] = line.split('×')
    return productId ? { productId, quantity: Number(quantity) } : []
  })

test.each([
  ['', ''],
  ['pen×1', 'pen×1'],
  ['pen×1 book×2', 'pen×1 book×2'],
  ['pen×1 pen×3', 'pen×3'],
  ['pen×3 pen×1', 'pen×3'],
  ['pen×1 book×2 pen×5', 'pen×5 book×2'],
])('of "%s" remains "%s"', (given, remains) => {
  expect(mergeLines(lines(given))).toEqual(lines(remains))
})

test('what the first line says besides its quantity stands', () => {
  const seenAt = (paise: number, quantity: number) => ({ productId: 'pen', quantity, paise })
  expect(mergeLines([seenAt(900, 1), seenAt(1_000, 4)])).toEqual([seenAt(900, 4)])
})

test('a cart merged again with what came of it stays as it is', () => {
  const line = fc.record({ productId: fc.constantFrom('a', 'b', 'c', 'd'), quantity: fc.integer({ min: 1, max: 999 }) })
  fc.assert(
    fc.property(fc.array(line), fc.array(line), (sent, kept) => {
      const once = mergeLines([...sent, ...kept])
      expect(mergeLines([...sent, ...once]).sort(byProduct)).toEqual(once.toSorted(byProduct))
      expect(mergeLines([...once, ...once])).toEqual(once)
    }),
  )
})

const byProduct = (one: { productId: string }, other: { productId: string }) =>
  one.productId.localeCompare(other.productId)
