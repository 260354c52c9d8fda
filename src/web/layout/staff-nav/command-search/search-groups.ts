import { can, type Permission, type Standing } from '#contract/accounts/permissions.ts'
import type { StaffFound } from '#contract/admin/staff-search.endpoints.ts'
import { ATTENTION_PATH } from '#contract/attention/attention-path.ts'
import { formatRupees } from '#contract/catalog/money.ts'
import { STATUS_TEXT } from '#contract/orders/order-status.ts'
import { isTest } from '#contract/payments/money-mode.ts'
import { ROLE_NAMES } from '#web/admin/role-names.ts'
import {
  ADD_PRODUCT_PATH,
  ADMIN_GRIEVANCES_PATH,
  ADMIN_IMPORT_PATH,
  ADMIN_SEASONS_PATH,
  adminOrderPath,
  adminPersonPath,
  updateProductPath,
} from '#web/kit/staff-paths.ts'
import { STAFF_LINKS } from '../staff-links.ts'

export type SearchOption = { to: string; title: string; detail: string }
export type SearchGroup = { name: string; options: SearchOption[] }

type StaffPage = { to: string; name: string; who: Permission }

/** What the navigation leads to, and what lies below it. */
const PAGES: readonly StaffPage[] = [
  ...STAFF_LINKS,
  { to: ADD_PRODUCT_PATH, name: 'Add Product', who: 'manageOwnProducts' },
  { to: ADMIN_IMPORT_PATH, name: 'Import products', who: 'manageOwnProducts' },
  { to: ATTENTION_PATH, name: 'Needs attention', who: 'mendTroubles' },
  { to: ADMIN_GRIEVANCES_PATH, name: 'Complaints', who: 'mendTroubles' },
  { to: ADMIN_SEASONS_PATH, name: 'Seasons', who: 'editHomePage' },
]
const MOST_PAGES = 5

/** What can be chosen for a text, by kind. For no text: the pages. Kinds without anything are left out. */
export function searchGroups(user: Standing, typed: string, found: StaffFound | undefined): SearchGroup[] {
  const groups = [
    { name: 'Orders', options: found?.orders.map(orderOption) ?? [] },
    { name: 'Products', options: found?.products.map(productOption) ?? [] },
    { name: 'People', options: found?.people.map(personOption) ?? [] },
    { name: 'Pages', options: pagesFor(user, typed.trim().toLowerCase()) },
  ]
  return groups.filter(({ options }) => options.length > 0)
}

function pagesFor(user: Standing, typed: string): SearchOption[] {
  const open = PAGES.filter(({ who }) => can(user, who))
  const named = open.filter(({ name }) => ` ${name.toLowerCase()}`.includes(` ${typed}`))
  return (typed ? named.slice(0, MOST_PAGES) : open).map(({ to, name }) => ({ to, title: name, detail: '' }))
}

const joined = (...parts: (string | null | false)[]) => parts.filter(Boolean).join(' · ')

const orderOption = ({ id, number, status, money, customer, total }: StaffFound['orders'][number]): SearchOption => ({
  to: adminOrderPath(id),
  title: number,
  detail: joined(isTest({ money }) && 'Test', customer, total !== null && formatRupees(total), STATUS_TEXT[status]),
})

const productOption = ({ id, name, stocks, sellerName, onSale }: StaffFound['products'][number]): SearchOption => ({
  to: updateProductPath(id),
  title: name,
  detail: joined(sellerName, stocks === 0 ? 'Out of stock' : `${stocks} in stock`, !onSale && 'Not on sale'),
})

const personOption = ({ id, name, email, role }: StaffFound['people'][number]): SearchOption => ({
  to: adminPersonPath(id),
  title: name,
  detail: joined(email, ROLE_NAMES[role]),
})
