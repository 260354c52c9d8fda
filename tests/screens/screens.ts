import type { Page } from '@playwright/test'
import { accountPaths, addressOf, publicPaths, staffPaths } from '../e2e/page-paths.ts'
import type { Facts, Who } from './known.ts'

export const AREAS = ['Shop', 'Account', 'Seller', 'Back office'] as const
export type Area = (typeof AREAS)[number]

export type Screen = {
  area: Area
  /** Its route in routes.ts, or that and what is different about it. */
  name: string
  /** The address in a shop. */
  path: (facts: Facts) => string
  who: Who
  /** How the list is asked for a thousand rows. */
  many?: string
  /** What is done there before it is looked at. */
  first?: (page: Page) => Promise<void>
}

/** Public pages that say something else to whoever has an account, and pages of the account that belong to sellers. */
const WHO: Record<string, Who> = {
  '/user': 'shopper',
  '/logOut': 'shopper',
  '/seller': 'seller',
  '/seller/details': 'seller',
}

/** Lists show as many pages as their address says. */
const ALL_PAGES = '?pages=50'
const MANY: Record<string, string> = {
  '/shop': '?page=20',
  '/product/:id': '?reviews=50',
  '/cart': '',
  '/BuyProduct': '',
  '/OrderItems': '',
  '/Wishlist': '',
  '/address': '',
  '/mySessions': '',
  '/myOrder': ALL_PAGES,
  '/recentActivity': ALL_PAGES,
  '/sellers': ALL_PAGES,
  '/admin/orders': ALL_PAGES,
  '/admin/products': ALL_PAGES,
  '/admin/customers': ALL_PAGES,
  '/admin/grievances': ALL_PAGES,
  '/admin/reviews': ALL_PAGES,
  '/admin/attention': ALL_PAGES,
  '/admin/orders/:id': '',
  '/admin/orders/:id/refund': '',
}

/** Category pages are one page, six times. */
const OTHER_CATEGORIES = publicPaths.filter((path) => /^\/(Paper|Desk|Filing|Reusable|Tech)/.test(path))

const generated = (area: Area, who: Who, paths: readonly string[]): Screen[] =>
  paths
    .filter((path) => !OTHER_CATEGORIES.includes(path))
    .map((path) => ({
      area: path.startsWith('/seller/') || path === '/seller' ? 'Seller' : area,
      name: path,
      path: (facts) => addressOf(path, facts),
      who: WHO[path] ?? who,
      ...(path in MANY && { many: MANY[path] ?? '' }),
    }))

const at = (area: Area, who: Who, name: string, path: string | Screen['path'], first?: Screen['first']): Screen => ({
  area,
  who,
  name,
  path: typeof path === 'string' ? () => path : path,
  ...(first && { first }),
})

/** Every page of routes.ts, and those that are several. */
export const SCREENS: readonly Screen[] = [
  ...generated('Shop', 'visitor', publicPaths),
  at('Shop', 'visitor', '/shop, filtered', '/shop?maxPrice=100&sort=price-asc'),
  at('Shop', 'visitor', '/searchResult, no match', '/searchResult?q=telephone'),
  at('Shop', 'visitor', '/, menu open', '/', openMenu),
  at('Shop', 'visitor', '/reset-password, no link', '/reset-password'),
  at('Shop', 'stranger', '/verifyotp, not registered', '/verifyotp'),
  at('Shop', 'shopper', '/, logged in', '/'),
  at('Shop', 'visitor', '/cart, of a visitor', '/cart'),
  ...generated('Account', 'shopper', accountPaths),
  at('Seller', 'newSeller', '/seller, waiting', '/seller'),
  at('Seller', 'seller', '/admin, of a seller', '/admin'),
  at('Seller', 'seller', '/admin/orders, of a seller', '/admin/orders'),
  at('Seller', 'seller', '/admin/products, of a seller', '/admin/products'),
  at('Seller', 'seller', '/admin/orders/:id, of a seller', ({ sale }) => `/admin/orders/${sale}`),
  ...generated('Back office', 'owner', staffPaths),
  at('Back office', 'owner', '/admin, with a list', '/admin?list=orders'),
  at('Back office', 'owner', '/admin/orders, none found', '/admin/orders?q=zzyzx'),
  at('Back office', 'owner', '/admin/orders, chosen', '/admin/orders', chooseAll),
  at('Back office', 'owner', '/admin/products, changed together', '/admin/products', changeAll),
  ...['sales-by-day', 'sales-by-product', 'stock-value', 'failed-searches'].map((report) =>
    at('Back office', 'owner', `/admin/reports/${report}`, `/admin/reports/${report}`),
  ),
]

async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: /^(Menu|मेन्यू)/ })
  if (await menu.isVisible()) await menu.click()
}

/** Where there is nothing to choose, nothing is chosen. */
async function chooseAll(page: Page): Promise<void> {
  const all = page.getByLabel(/^Choose all/)
  if (await all.isVisible()) await all.check()
}

async function changeAll(page: Page): Promise<void> {
  await chooseAll(page)
  const change = page.getByRole('button', { name: 'Change…' })
  if (await change.isVisible()) await change.click()
}
