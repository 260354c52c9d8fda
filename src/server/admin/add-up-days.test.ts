import { expect, test } from 'vitest'
import { addUpDays } from './add-up-days.ts'

const since = new Date('2026-11-13T18:30:00Z')
const sum = (
  day: string,
  status: 'processing' | 'delivered' | 'cancelled' | 'returned',
  orders: number,
  paise: number,
) => ({
  day,
  status,
  orders,
  paise,
})

test('days without orders are there, cancelled ones count for nothing, what came before is held against it', () => {
  const sums = [
    sum('2026-11-11', 'delivered', 4, 400_00),
    sum('2026-11-13', 'cancelled', 1, 999_00),
    sum('2026-11-14', 'processing', 1, 118_00),
    sum('2026-11-14', 'delivered', 1, 81_99),
    sum('2026-11-16', 'delivered', 1, 50_00),
    sum('2026-11-16', 'cancelled', 2, 777_00),
    sum('2026-11-16', 'returned', 1, 333_00),
  ]
  expect(addUpDays(sums, since, 3)).toEqual({
    days: [
      { day: '2026-11-14', orders: 2, sales: 199.99 },
      { day: '2026-11-15', orders: 0, sales: 0 },
      { day: '2026-11-16', orders: 1, sales: 50 },
    ],
    sales: { now: 249.99, before: 400 },
    orders: { now: 3, before: 4 },
    averageOrder: { now: 83.33, before: 100 },
    cancelled: { now: 2, before: 1 },
    byStatus: [
      { status: 'processing', orders: 1 },
      { status: 'shipped', orders: 0 },
      { status: 'delivered', orders: 2 },
      { status: 'cancelled', orders: 2 },
      { status: 'returned', orders: 1 },
    ],
  })
})

test('nothing sold is nothing on average', () => {
  expect(addUpDays([], since, 7)).toMatchObject({ averageOrder: { now: 0, before: 0 }, sales: { now: 0, before: 0 } })
})
