import { expect, test } from 'vitest'
import { draftFromCart } from '#contract/orders/order-draft.ts'
import { aProductCard } from '#tests/support/product-cards.ts'
import { reviewDraft, reviewLines } from './review-lines.ts'

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
  // 3 × ₹12 and ₹142 with tax are ₹178; together they come to ₹177.
  expect(reviewDraft(draft, [pen, book], [])).toMatchObject({ totals: { subtotal: 149_85 }, saved: 1_00 })
  expect(reviewDraft(draft, [{ ...pen, price: 10 }], [pen, book]).totals.subtotal).toBe(30_00)
})
