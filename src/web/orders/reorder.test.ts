import { expect, test } from 'vitest'
import { anOrder } from '#tests/support/orders.ts'
import { aProductCard } from '#tests/support/product-cards.ts'
import { soldAgain } from './reorder.ts'

const [line] = anOrder().lines
const pen = aProductCard()
const ordered = (productId: string | null, name: string) => ({ ...line, productId, name, quantity: 2 }) as never

test('an order is bought again as far as its products are still sold and there', () => {
  const soldOut = aProductCard({ _id: '01930000-0000-7000-8000-000000000002', stocks: 0 })
  const products = [ordered(pen._id, 'Pen'), ordered(soldOut._id, 'Ink'), ordered(null, 'Slate')]
  expect(soldAgain(products, [pen, soldOut])).toEqual({
    again: [{ product: pen, quantity: 2 }],
    missing: ['Ink', 'Slate'],
  })
})
