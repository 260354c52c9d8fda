import type { Grant } from '#contract/accounts/permissions.ts'

/** What an admin may be left, as people read it. */
export const GRANT_NAMES: Record<Grant, string> = {
  manageAllOrders: 'Orders',
  refundOrders: 'Refunds and cancellations',
  manageAllProducts: 'Products',
  manageUsers: 'Customers and roles',
  moderateReviews: 'Reviews',
  mendTroubles: 'Needs attention',
  editHomePage: 'Home page seasons',
  seeReports: 'Figures and reports',
  exportData: 'Downloads',
}

/** What each of them allows. */
export const GRANT_EFFECTS: Record<Grant, string> = {
  manageAllOrders: 'See, pack and ship every order',
  refundOrders: 'Send money back, cancel paid orders',
  manageAllProducts: 'Add, change and delete products',
  manageUsers: 'See customers, change their roles, delete accounts',
  moderateReviews: 'Remove and restore reviews',
  mendTroubles: 'See what failed, retry mails and tasks',
  editHomePage: 'What the home page shows each season',
  seeReports: 'Revenue, best sellers, stock value, staff activity',
  exportData: 'Orders and products as files',
}
