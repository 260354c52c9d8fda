import { expect, test } from 'vitest'
import { ORDER_TABS } from '#contract/admin/order-filter.ts'
import { filterIn, queryOf } from './order-query.ts'

test.each([
  ...ORDER_TABS.map(({ filter }) => filter),
  {
    search: 'asha & co',
    status: 'shipped',
    payment: 'refund-failed',
    from: '2026-11-01',
    to: '2026-11-05',
    sort: 'total',
  },
] as const)('a filter survives its address: %o', (filter) => {
  expect(filterIn(new URLSearchParams(queryOf(filter)))).toEqual(filter)
})

test('what an address says that no list knows is left out', () => {
  expect(filterIn(new URLSearchParams('status=eaten&from=yesterday&sort=&q=pen&pages=3'))).toEqual({ search: 'pen' })
})
