import { expect, test } from 'vitest'
import { addUp, type PickLine } from './pick-list.ts'

const line = (over: Partial<PickLine>): PickLine => ({
  productId: null,
  name: 'Gel Pen',
  category: 'Writing',
  quantity: 1,
  orderNumber: 'LK-1',
  money: 'live',
  ...over,
})

test('the same product of several orders is fetched once, with where it goes', () => {
  const picks = addUp([
    line({ productId: 'pen', quantity: 2 }),
    line({ productId: 'pen', name: 'Gel Pen, old name', quantity: 1, orderNumber: 'LK-2' }),
    line({ productId: 'pen', quantity: 4 }),
  ])
  expect(picks).toEqual([{ name: 'Gel Pen', category: 'Writing', quantity: 7, orders: ['LK-1 × 6', 'LK-2 × 1'] }])
})

test('what is fetched for a test order only says so', () => {
  expect(addUp([line({ money: 'sandbox' })]).map(({ orders }) => orders)).toEqual([['LK-1 (test) × 1']])
})

test('shelf by shelf, and on each by name; what is no longer sold has no shelf', () => {
  const picks = addUp([
    line({ name: 'Pen 10', productId: '1' }),
    line({ name: 'Stapler', productId: '2', category: 'DeskSupplies' }),
    line({ name: 'Pen 9', productId: '3' }),
    line({ name: 'Old Ruler', category: null }),
  ])
  expect(picks.map(({ category, name }) => `${category}: ${name}`)).toEqual([
    'Desk Supplies: Stapler',
    'Other: Old Ruler',
    'Writing: Pen 9',
    'Writing: Pen 10',
  ])
})
