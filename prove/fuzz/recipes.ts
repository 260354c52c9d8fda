import { appCode } from '#tests/support/second-factor.ts'
import { pick } from '#tests/support/seeded-random.ts'
import { PASSWORD, SECOND_SECRET } from './cast.ts'
import type { World } from './known.ts'

const paidAlready = ({ person }: World) => ({ ...person?.callback })
const withCode = () => ({ password: PASSWORD, code: appCode(SECOND_SECRET) })

/** Input whose parts must fit each other and what the shop knows; the rest is made from the schema. */
export const RECIPES: Record<string, (world: World) => Record<string, unknown>> = {
  'POST /api/v2/admin/products/:id/price': (world) =>
    ofProduct(world, ({ price }) => ({ price: '120', before: String(price) })),
  'POST /api/v2/admin/products/:id/stock': (world) =>
    ofProduct(world, ({ stock }) => ({ stocks: '40', before: String(stock) })),
  'POST /api/v2/admin/products/bulk': (world) =>
    ofProduct(world, ({ price, id }) => ({ rows: [{ id, before: price }], change: { kind: 'priceTo', value: '130' } })),
  'POST /api/v2/admin/products/bulk/preview': (world) =>
    ofProduct(world, ({ id }) => ({ ids: [id], change: pick(world.random, CHANGES) })),
  'POST /api/v2/payments/paid': (world) =>
    ofProduct(world, ({ id, price }) => ({
      items: [{ productId: id, quantity: 1 }],
      addressId: world.person?.addressId,
      couponCode: null,
      amount: Math.ceil(price * 1.18),
    })),
  'GET /api/v2/wishlist/Wishlists/:userId': ({ person }) => ({ userId: person?.id }),
  'POST /api/v2/feedback/addReview': (world) => ofProduct(world, ({ id }) => ({ productId: id })),
  'POST /api/v2/shiprocket/manageOrder/:id/refunds': () => ({ lines: [], amount: 1, cause: 'goodwill', note: 'sorry' }),
  'POST /api/v2/admin/orders/mark-shipped': ({ given }) => ({
    orders: [...given.seen].slice(0, 3).map(([id, seen]) => ({ id, seen })),
  }),
  'GET /api/v2/admin/reports/:report': () => ({ from: '2026-10-01', to: '2026-10-31' }),
  'GET /api/v2/admin/reports/:report/export.csv': () => ({ from: '2026-10-01', to: '2026-10-31' }),
  'POST /api/v2/payments/paymentcallback': paidAlready,
  'POST /api/v2/shiprocket/order': paidAlready,
  'POST /api/v1/users/second-factor/turn-off': withCode,
  'POST /api/v1/users/prove': withCode,
  'POST /api/v2/admin/order-views': ({ number }) => ({ name: `View ${number}`, filter: { status: 'processing' } }),
}

const CHANGES = [
  { kind: 'priceBy', value: '-10' },
  { kind: 'stockBy', value: '+5' },
  { kind: 'state', value: 'onSale' },
  { kind: 'category', value: 'Paper' },
]

type Facts = { id: string; price: number; stock: number }

function ofProduct({ random, things }: World, make: (facts: Facts) => Record<string, unknown>) {
  const [id, facts] = pick(random, [...things.facts]) ?? []
  return id && facts ? { id, ...make({ id, ...facts }) } : {}
}
