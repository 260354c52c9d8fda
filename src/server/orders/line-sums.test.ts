import { expect, test } from 'vitest'
import { lineRefunds, lineSums } from './line-sums.ts'

const line = (sellerId: string | null, category: string, price: number, quantity = 1) => ({
  ...{ productId: null, name: 'Pen', imageId: null, weightGrams: null, sellerName: null },
  ...{ sellerId, category, price, quantity },
})

test('an order of several sellers counts once for each seller and category, and shares out what it came to', () => {
  const lines = [line('a', 'Writing', 10_00, 3), line('b', 'Writing', 20_00), line('a', 'Paper', 50_00)]
  expect(lineSums({ lines, subtotalPaise: 100_00, totalPaise: 118_00 })).toEqual([
    { sales_paise: 35_40, first_of_seller: true, first_of_category: true },
    { sales_paise: 23_60, first_of_seller: true, first_of_category: false },
    { sales_paise: 59_00, first_of_seller: false, first_of_category: true },
  ])
})

test('an order that costs nothing has nothing to share out', () => {
  const [only] = lineSums({ lines: [line(null, 'Paper', 0)], subtotalPaise: 0, totalPaise: 0 })
  expect(only?.sales_paise).toBe(0)
})

test('what went back for certain lines counts against these, the rest is shared out by price', () => {
  const lines = [
    { place: 0, pricePaise: 10_00, quantity: 3 },
    { place: 1, pricePaise: 70_00, quantity: 1 },
  ]
  const back = { subtotalPaise: 100_00, refundedPaise: 30_00, named: [{ place: 0, paise: 20_00 }] }
  expect(lineRefunds(lines, back)).toEqual([
    { place: 0, paise: 23_00 },
    { place: 1, paise: 7_00 },
  ])
})
