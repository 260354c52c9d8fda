import { z } from 'zod'
import { ROLES } from '#contract/accounts/roles.ts'
import { rupees } from '#contract/catalog/rupees.ts'
import { ORDER_STATUSES } from '#contract/orders/order-status.ts'
import { MONEY_MODES } from '#contract/payments/money-mode.ts'
import { endpoint } from '#contract/platform/endpoint.ts'

const foundOrder = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  money: z.enum(MONEY_MODES),
  /** Null for sellers, who do not see the buyer. */
  customer: z.string().nullable(),
  /** Null for sellers: it is the sum of the whole order. */
  total: rupees.nullable(),
})

const foundProduct = z.object({
  id: z.string(),
  name: z.string(),
  stocks: z.int().nonnegative(),
  /** Null: the shop itself sells it. */
  sellerName: z.string().nullable(),
  onSale: z.boolean(),
})

const foundPerson = z.object({ id: z.string(), name: z.string(), email: z.string(), role: z.enum(ROLES) })

const found = z.object({
  orders: z.array(foundOrder),
  products: z.array(foundProduct),
  people: z.array(foundPerson),
})
export type StaffFound = z.output<typeof found>

export const staffSearchCall = endpoint('staffSearch', 'GET', '/api/v2/admin/search', {
  who: 'seeAdminPanel',
  summary:
    'Orders, products and people for a text, a few of each. Sellers find their own orders by number and their own products.',
  input: z.object({ q: z.string().trim().min(1).max(100) }),
  answer: z.object({ data: found }),
})
