import { z } from 'zod'
import { rupees } from '#contract/catalog/rupees.ts'
import { image } from '#contract/images/image-schema.ts'
import { ORDER_STATUSES } from '#contract/orders/order-status.ts'
import { MONEY_MODES } from '#contract/payments/money-mode.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { PERIODS } from './periods.ts'

const count = z.int().nonnegative()
/** A figure of the period, and of as many days and hours before it. */
const compared = <Type extends z.ZodType>(type: Type) => z.object({ now: type, before: type })

const soldDay = z.object({
  /** As calendars in India have it. */
  day: z.iso.date(),
  sales: rupees,
  orders: count,
})
export type SoldDay = z.output<typeof soldDay>

const shownProduct = z.object({ _id: z.string(), name: z.string(), image })

const dashboard = z.object({
  /** There are test orders in these days or those before: they are in no figure. */
  hasTests: z.boolean(),
  /** Oldest first, each day of the period, today last. Cancelled orders are not counted. */
  days: z.array(soldDay),
  sales: compared(rupees),
  orders: compared(count),
  averageOrder: compared(rupees),
  cancelled: compared(count),
  /** Of all orders of the period, the cancelled ones too. */
  byStatus: z.array(z.object({ status: z.enum(ORDER_STATUSES), orders: count })),
  bestSellers: z.array(shownProduct.extend({ pieces: count, sales: rupees })),
  /** When they were counted, in a shop with many orders; null where they were counted just now. */
  bestSellersAsOf: z.iso.datetime().nullable(),
  /** Few left or none, scarcest first. */
  lowStock: z.array(shownProduct.extend({ stocks: count })),
  latestOrders: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      status: z.enum(ORDER_STATUSES),
      money: z.enum(MONEY_MODES),
      total: rupees,
      createdAt: z.iso.datetime(),
    }),
  ),
  /** What was searched for in the period and not found, most sought first. Null for sellers: it is the shop's to know. */
  misses: z.array(z.object({ text: z.string(), times: count, lastAt: z.iso.datetime() })).nullable(),
})
export type Dashboard = z.output<typeof dashboard>

export const dashboardCall = endpoint('dashboard', 'GET', '/api/v2/admin/dashboard', {
  who: 'seeFigures',
  replica: true,
  summary: 'Sales by day, orders, best sellers and low stock. Sellers see their own products only.',
  input: z.object({
    days: z.coerce
      .number()
      .default(PERIODS[0])
      .refine(
        (days): days is (typeof PERIODS)[number] => PERIODS.some((one) => one === days),
        'Choose 7, 30 or 90 days',
      ),
  }),
  answer: z.object({ data: dashboard }),
})
