import { FULFILMENT_FILTER_NAMES } from '#contract/admin/fulfilment.ts'
import { ORDER_SORTS, ORDER_TABS } from '#contract/admin/order-filter.ts'
import { PAYMENT_STATES } from '#contract/admin/payment-state.ts'
import { REPORT_NAMES } from '#contract/admin/report-names.ts'
import { ORDER_STATUSES } from '#contract/orders/order-status.ts'
import type { Case } from './catalogue-calls.ts'

/** What staff and sellers ask of the back office: lists, searches, reports and the pages of an order and a person. */

const ORDERS = '/api/v2/shiprocket/manageOrder'
const MANAGED = '/api/v1/product/manageProduct'
const STAFF = { admin: 'an admin', seller: 'a seller' } as const
type Who = keyof typeof STAFF

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
const query = (values: object) => new URLSearchParams(Object.entries(values)).toString()

/** One filter at a time, then what people put together. */
const ORDER_QUERIES = [
  ...ORDER_SORTS.map((sort) => ({ sort })),
  ...ORDER_STATUSES.map((status) => ({ status })),
  ...FULFILMENT_FILTER_NAMES.map((fulfilment) => ({ fulfilment })),
  ...PAYMENT_STATES.map((payment) => ({ payment })),
  { from: daysAgo(7) },
  { from: daysAgo(40), to: daysAgo(39) },
  { fulfilment: 'to-pack', sort: 'oldest' },
  { status: 'delivered', payment: 'paid', from: daysAgo(30), to: daysAgo(20), sort: 'total' },
]
/** A name, a number, an e-mail address, a phone number, a payment, a product, and what is nowhere. */
const ORDER_TEXTS = [
  ...['meera', 'meera khan', 'SEED-471', 'person.4711@demo.likho.local', '9000004711', 'pay_seed_4711'],
  ...['gel pen', 'zzyzx'],
]
const PRODUCT_QUERIES = [
  ...['', 'sort=name', 'sort=priceAsc', 'sort=priceDesc&category=Writing', 'sort=stock'],
  ...['stock=low', 'stock=out&category=Filing&sort=name'],
  ...['search=gel%20pen', 'search=heritage&sort=name', 'search=zzyzx', 'search=heritge%20fountan'],
  ...['search=AB-4711', 'search=8901030865275', 'search=traders', 'search=traders&sort=name'],
  ...['state=draft', 'state=offSale', 'state=hidden', 'state=onSale&stock=low&sort=name'],
]
const SOUGHT = ['gel pen', 'heritge notbook', 'meera', 'SEED-471', 'pay_seed_4711', '98765', '9000004711', 'zzyzx']
const DUPLICATES = ['name=Heritage+gel+pen', 'name=Blue+ball+pen&sku=AB-4711', 'barcode=8901030865275']
const SPANS = { '30 days': 29, 'a year': 364 }

const asking = (who: Who, paths: string[]) => paths.map((path) => ({ who, paths: [path] }))
const forBoth = (name: string, paths: (who: Who) => string[]): Case[] =>
  (Object.keys(STAFF) as Who[]).map((who) => ({
    name: `${name} of ${STAFF[who]}`,
    variants: () => asking(who, paths(who)),
  }))

export const BACK_OFFICE: Case[] = [
  ...forBoth('staff: order list', (who) =>
    // Sellers do not see what an order comes to, nor what of it went back.
    ORDER_QUERIES.filter((asked) => who === 'admin' || !('payment' in asked)).map(
      (asked) => `${ORDERS}?${query(asked)}`,
    ),
  ),
  ...forBoth('staff: order search', () => ORDER_TEXTS.map((search) => `${ORDERS}?${query({ search })}`)),
  {
    name: 'staff: saved views and tabs',
    variants: () =>
      asking('admin', ['/api/v2/admin/order-views', ...ORDER_TABS.map(({ filter }) => `${ORDERS}?${query(filter)}`)]),
  },
  ...forBoth('staff: to-dos', () => ['/api/v2/admin/todos']),
  ...forBoth('staff: search', () => SOUGHT.map((q) => `/api/v2/admin/search?${query({ q })}`)),
  ...forBoth('staff: products', () => PRODUCT_QUERIES.map((asked) => `${MANAGED}?${asked}`)),
  ...forBoth('staff: duplicates', () => DUPLICATES.map((asked) => `/api/v2/admin/products/duplicates?${asked}`)),
  {
    name: 'staff: people and sellers',
    variants: () =>
      asking('admin', [
        ...['', 'sort=name', 'search=meera', 'role=seller', 'search=person.4711'].map(
          (asked) => `/api/v1/users/userList?${asked}`,
        ),
        ...['', 'sort=name', 'state=waiting', 'search=traders'].map((asked) => `/api/v1/seller/sellerList?${asked}`),
      ]),
  },
  {
    name: 'staff: a person',
    variants: ({ person }) => asking('admin', [`/api/v2/admin/people/${person}`]),
  },
  {
    name: 'staff: an order and its timeline',
    variants: ({ order }) =>
      asking(
        'admin',
        ['', '/timeline', '/notes', '/sellers'].map((part) => `${ORDERS}/${order}${part}`),
      ),
  },
  {
    name: 'staff: needs attention',
    variants: () => asking('admin', ['/api/v2/admin/attention', '/api/v2/admin/attention/count']),
  },
  {
    name: 'staff: dashboard',
    variants: () =>
      asking(
        'admin',
        [7, 30, 90].map((days) => `/api/v2/admin/dashboard?days=${days}`),
      ),
  },
  ...Object.entries(SPANS).flatMap(([span, days]) =>
    REPORT_NAMES.map((report) => ({
      name: `staff: report ${report}, ${span}`,
      variants: () => asking('admin', [`/api/v2/admin/reports/${report}?from=${daysAgo(days)}`]),
    })),
  ),
]
