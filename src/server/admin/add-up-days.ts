import type { Dashboard } from '#contract/admin/dashboard.endpoints.ts'
import { toRupees } from '#contract/catalog/money.ts'
import { ORDER_STATUSES } from '#contract/orders/order-status.ts'
import { dateInIndia, daysEarlier } from '#contract/platform/india-days.ts'
import type { DaySum } from './dashboard.store.ts'

type Figures = Pick<Dashboard, 'days' | 'sales' | 'orders' | 'averageOrder' | 'cancelled' | 'byStatus'>

/** The figures of a period that began at a day's start, from sums by day and status of it and of the one before. */
export function addUpDays(sums: readonly DaySum[], since: Date, days: number): Figures {
  const first = dateInIndia(since)
  const now = sums.filter(({ day }) => day >= first)
  const before = sums.filter(({ day }) => day < first)
  const byDay = Map.groupBy(now, ({ day }) => day)
  return {
    days: Array.from({ length: days }, (_, place) => {
      const day = dateInIndia(daysEarlier(since, -place))
      const { orders, paise } = sold(byDay.get(day) ?? [])
      return { day, orders, sales: toRupees(paise) }
    }),
    sales: { now: toRupees(sold(now).paise), before: toRupees(sold(before).paise) },
    orders: { now: sold(now).orders, before: sold(before).orders },
    averageOrder: { now: average(sold(now)), before: average(sold(before)) },
    cancelled: { now: total(now.filter(isCancelled)).orders, before: total(before.filter(isCancelled)).orders },
    byStatus: ORDER_STATUSES.map((status) => ({
      status,
      orders: total(now.filter((sum) => sum.status === status)).orders,
    })),
  }
}

const isCancelled = ({ status }: DaySum) => status === 'cancelled'
/** What came back is no sale, whether its money is back already or not. */
const sold = (sums: readonly DaySum[]) => total(sums.filter((sum) => !isCancelled(sum) && sum.status !== 'returned'))

const total = (sums: readonly DaySum[]) =>
  sums.reduce((so, sum) => ({ orders: so.orders + sum.orders, paise: so.paise + sum.paise }), { orders: 0, paise: 0 })

const average = ({ orders, paise }: { orders: number; paise: number }) =>
  orders === 0 ? 0 : toRupees(Math.round(paise / orders))
