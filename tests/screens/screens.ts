import type { Page } from '@playwright/test'

/** Every screen by who sees it: a name for the gallery, the address to open, and what is done there first. */
export type Screen = { name: string; path: string; first?: (page: Page) => Promise<void> }

export const ofVisitors: Screen[] = [
  { name: 'Home', path: '/' },
  { name: 'Shop', path: '/shop' },
  { name: 'Shop, filtered', path: '/shop?maxPrice=100&sort=price-asc' },
  { name: 'Category', path: '/WritingInstruments' },
  { name: 'Search', path: '/searchResult?q=gel+pen' },
  { name: 'Search, no match', path: '/searchResult?q=telephone' },
  { name: 'Cart, empty', path: '/cart' },
  { name: 'Log in', path: '/userLogin' },
  { name: 'Register', path: '/register' },
  { name: 'Forgot password', path: '/forgot-password' },
  { name: 'Seller registration', path: '/sellerRegister' },
  { name: 'Seller login', path: '/sellerLogin' },
  { name: 'About us', path: '/Aboutus' },
  { name: 'Help', path: '/helpdesk' },
  { name: 'Shipping', path: '/shipping' },
  { name: 'Returns', path: '/returns' },
  { name: 'Grievances', path: '/grievance' },
  { name: 'Terms', path: '/terms' },
  { name: 'Privacy', path: '/privacy' },
  { name: 'Not found', path: '/nowhere' },
]

export const ofShoppers: Screen[] = [
  { name: 'Home, logged in', path: '/' },
  { name: 'Account', path: '/user' },
  { name: 'Orders', path: '/myOrder' },
  { name: 'Wishlist', path: '/Wishlist' },
  { name: 'Addresses', path: '/address' },
  { name: 'New address', path: '/addressUpdate' },
  { name: 'Account details', path: '/updateDetails' },
  { name: 'Password', path: '/changePassword' },
  { name: 'Picture', path: '/updateAvatar' },
  { name: 'Devices', path: '/mySessions' },
  { name: 'Two-step login', path: '/twoStepLogin' },
  { name: 'My data', path: '/myData' },
  { name: 'Recent activity', path: '/recentActivity' },
]

export const ofStaff: Screen[] = [
  { name: 'Back office', path: '/admin' },
  { name: 'Orders, for staff', path: '/admin/orders' },
  { name: 'Orders, chosen', path: '/admin/orders', first: chooseAll },
  { name: 'Orders, none found', path: '/admin/orders?q=zzyzx' },
  { name: 'Products, for staff', path: '/admin/products' },
  { name: 'Products, changed together', path: '/admin/products', first: changeAll },
  { name: 'Customers', path: '/admin/customers' },
  { name: 'Sellers', path: '/sellers' },
  ...['sales-by-day', 'sales-by-product', 'stock-value', 'failed-searches'].map((report) => ({
    name: `Report ${report}`,
    path: `/admin/reports/${report}`,
  })),
  { name: 'Settings', path: '/admin/settings' },
  { name: 'Needs attention', path: '/admin/attention' },
  { name: 'Complaints', path: '/admin/grievances' },
  { name: 'Seasons', path: '/admin/seasons' },
  { name: 'Add a season', path: '/admin/seasons/new' },
  { name: 'Add a product', path: '/addProduct' },
  { name: 'Import', path: '/admin/import' },
]

export const ofSellers: Screen[] = [
  { name: 'Seller, approved', path: '/seller' },
  { name: 'Seller, details', path: '/seller/details' },
  { name: 'Back office of a seller', path: '/admin' },
  { name: 'Orders of a seller', path: '/admin/orders' },
  { name: 'Products of a seller', path: '/admin/products' },
]

async function chooseAll(page: Page): Promise<void> {
  await page.getByLabel(/^Choose all/).check()
}

async function changeAll(page: Page): Promise<void> {
  await chooseAll(page)
  await page.getByRole('button', { name: 'Change…' }).click()
}
