import { expect, test } from 'vitest'
import { searchGroups } from './search-groups.ts'

const titles = (...given: Parameters<typeof searchGroups>) =>
  searchGroups(...given).map(({ name, options }) => [name, options.map(({ title }) => title)])

test('for no text there are the pages that one may open', () => {
  const seller = { role: 'seller', approved: true } as const
  expect(titles(seller, '', undefined)).toEqual([
    ['Pages', ['Home', 'Orders', 'Products', 'Add Product', 'Import products']],
  ])
})

test('pages are found by the beginning of a word, and kinds without anything are left out', () => {
  const owner = { role: 'superadmin' } as const
  expect(titles(owner, 'prod', undefined)).toEqual([['Pages', ['Products', 'Add Product', 'Import products']]])
  const order = { id: '1', number: 'LK2627-000001', status: 'shipped', customer: 'Asha', total: 266 } as const
  const orders = [
    { ...order, money: 'live' },
    { ...order, money: 'sandbox' },
  ] as const
  const [group, ...rest] = searchGroups(owner, 'asha', { orders: [...orders], products: [], people: [] })
  expect(rest).toEqual([])
  expect(group).toEqual({
    name: 'Orders',
    options: [
      { to: '/admin/orders/1', title: 'LK2627-000001', detail: 'Asha · ₹266 · Shipped' },
      { to: '/admin/orders/1', title: 'LK2627-000001', detail: 'Test · Asha · ₹266 · Shipped' },
    ],
  })
})
