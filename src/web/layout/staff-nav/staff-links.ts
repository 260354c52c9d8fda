import { ChartColumn, House, type LucideIcon, Package, ReceiptText, Settings, Star, Store, Users } from 'lucide-react'
import type { Permission } from '#contract/accounts/permissions.ts'
import { ADMIN_PATH } from '#web/kit/paths.ts'
import {
  ADD_PRODUCT_PATH,
  ADMIN_CUSTOMERS_PATH,
  ADMIN_IMPORT_PATH,
  ADMIN_ORDERS_PATH,
  ADMIN_PRODUCTS_PATH,
  ADMIN_REPORTS_PATH,
  ADMIN_REVIEWS_PATH,
  ADMIN_SELLERS_PATH,
  ADMIN_SETTINGS_PATH,
  updateProductPath,
} from '#web/kit/staff-paths.ts'

export type StaffLink = {
  to: string
  name: string
  icon: LucideIcon
  who: Permission
  /** Where else it is the place one is in. */
  also?: readonly string[]
}

/** The back office's rooms, in the order in which a day goes through them. */
export const STAFF_LINKS: readonly StaffLink[] = [
  { to: ADMIN_PATH, name: 'Home', icon: House, who: 'seeAdminPanel' },
  { to: ADMIN_ORDERS_PATH, name: 'Orders', icon: ReceiptText, who: 'seeOwnSales' },
  {
    to: ADMIN_PRODUCTS_PATH,
    name: 'Products',
    icon: Package,
    who: 'manageOwnProducts',
    also: [ADD_PRODUCT_PATH, updateProductPath(''), ADMIN_IMPORT_PATH],
  },
  { to: ADMIN_CUSTOMERS_PATH, name: 'Customers', icon: Users, who: 'manageUsers' },
  { to: ADMIN_SELLERS_PATH, name: 'Sellers', icon: Store, who: 'manageSellers' },
  { to: ADMIN_REVIEWS_PATH, name: 'Reviews', icon: Star, who: 'moderateReviews' },
  { to: ADMIN_REPORTS_PATH, name: 'Reports', icon: ChartColumn, who: 'seeReports' },
  { to: ADMIN_SETTINGS_PATH, name: 'Settings', icon: Settings, who: 'manageSettings' },
]

/** Paths match in any letter case, and a page below a list belongs to the list. */
export function isHere({ to, also = [] }: Pick<StaffLink, 'to' | 'also'>, pathname: string): boolean {
  const here = pathname.toLowerCase()
  const isBelow = (path: string) => here.startsWith(path.toLowerCase())
  return here === to.toLowerCase() || (isBelow(`${to}/`) && to !== ADMIN_PATH) || also.some(isBelow)
}
