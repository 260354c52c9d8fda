import { expect, test } from 'vitest'
import { draftFromCart } from '#contract/orders/order-draft.ts'
import { aProductCard } from '#tests/support/product-cards.ts'
import { reviewLines, reviewSubtotal } from './review-lines.ts'

const pen = aProductCard({ price: 9.95, stocks: 5 })
const draftOf = (quantity: number) => draftFromCart([{ ...pen, quantity }], 'home')

test.each([
  ['all is as it was', 2, [pen], {}],
  ['the price rose', 2, [{ ...pen, price: 12 }], { wasPrice: 9.95 }],
  ['the price fell', 2, [{ ...pen, price: 9 }], { wasPrice: 9.95 }],
  ['it is sold out', 2, [{ ...pen, stocks: 0 }], { trouble: 'soldOut' }],
  ['there are too few', 6, [pen], { trouble: 'notEnough' }],
  ['there are just enough', 5, [pen], {}],
  ['it is sold no longer', 2, [], { trouble: 'gone', product: pen }],
])('[BUY-01] when %s the line says so', (_, quantity, now, says) => {
  const [line] = reviewLines(draftOf(quantity), now, [pen])
  expect(line).toEqual({ productId: pen._id, quantity, product: now[0] ?? pen, ...says })
})

test('[BUY-01] the subtotal is today’s, and leaves out what is sold no longer', () => {
  const book = aProductCard({ _id: '01930000-0000-7000-8000-000000000002', price: 120 })
  const draft = draftFromCart(
    [
      { ...pen, quantity: 3 },
      { ...book, quantity: 1 },
    ],
    null,
  )
  expect(reviewSubtotal(reviewLines(draft, [pen, book], []))).toBe(149_85)
  expect(reviewSubtotal(reviewLines(draft, [{ ...pen, price: 10 }], [pen, book]))).toBe(30_00)
})
