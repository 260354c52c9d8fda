import { beforeEach, expect, test, vi } from 'vitest'
import { draftFromCart } from '#contract/orders/order-draft.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { aProductCard } from '#tests/support/product-cards.ts'
import { confirmedAmount, saveConfirmedAmount } from './confirmed-amount.ts'

const draft = draftFromCart([{ ...aProductCard(), quantity: 2 }], 'home')

beforeEach(() => vi.stubGlobal('window', { sessionStorage: memoryStorage() }))

test('the amount that was agreed to holds for its draft alone', () => {
  saveConfirmedAmount(draft, 224.2)
  expect(confirmedAmount(draft)).toBe(224.2)
  expect(confirmedAmount({ ...draft, couponCode: 'DISCOUNT10' })).toBeUndefined()
  expect(confirmedAmount(draftFromCart([{ ...aProductCard(), quantity: 3 }], 'home'))).toBeUndefined()
})

test('nothing was agreed to while nothing readable is kept', () => {
  expect(confirmedAmount(draft)).toBeUndefined()
  saveConfirmedAmount(draft, '224' as never)
  expect(confirmedAmount(draft)).toBeUndefined()
})
