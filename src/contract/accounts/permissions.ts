import type { Role } from './roles.ts'

/** What an account may do: named once, asked by the server's guards, the menus and the buttons. */
export const PERMISSIONS = [
  /** Own details, sessions, addresses, wishlist, reviews and orders. */
  'useAccount',
  'becomeSeller',
  /** The admin panel, the product list and the order list; sellers find only their own there. */
  'seeAdminPanel',
  'manageOwnProducts',
  'manageAllProducts',
  'seeOwnSales',
  'manageAllOrders',
  /** Money goes back: by a refund, or by cancelling what was paid. */
  'refundOrders',
  /** The dashboard; sellers see their own figures there. */
  'seeFigures',
  /** What the whole shop sold, added up. */
  'seeReports',
  /** Orders and products as files; sellers get their own. */
  'exportData',
  /** The seasons that the home page tells of. */
  'editHomePage',
  /** The desk with what went wrong: refunds, parcels, tasks of the shop. */
  'mendTroubles',
  /** Reviews that break the rules: removed, and restored. */
  'moderateReviews',
  'manageUsers',
  'manageSellers',
  'resetSecondFactors',
  /** What the owner decides: who the shop is, what it promises, what others may do. */
  'manageSettings',
] as const
export type Permission = (typeof PERMISSIONS)[number]

const STAFF = ['useAccount', 'seeAdminPanel', 'manageOwnProducts', 'seeOwnSales', 'seeFigures', 'exportData'] as const

/** What the owner can take from an admin, one by one. */
export const GRANTS = [
  'manageAllOrders',
  'refundOrders',
  'manageAllProducts',
  'manageUsers',
  'moderateReviews',
  'mendTroubles',
  'editHomePage',
  'seeReports',
  'exportData',
] as const satisfies Permission[]
export type Grant = (typeof GRANTS)[number]

const ADMIN: readonly Permission[] = [...new Set([...STAFF, ...GRANTS])]

/** What goes with a grant: who may not manage all of it may not manage what would be their own. */
const BY_GRANT: Partial<Record<Permission, Grant>> = {
  manageOwnProducts: 'manageAllProducts',
  seeOwnSales: 'manageAllOrders',
  seeFigures: 'seeReports',
}

const BY_ROLE: Record<Role, readonly Permission[]> = {
  customer: ['useAccount', 'becomeSeller'],
  seller: STAFF,
  admin: ADMIN,
  superadmin: [...ADMIN, 'manageSellers', 'resetSecondFactors', 'manageSettings'],
}

/** Sellers log in before they are approved, but do not sell yet. */
const NOT_YET_APPROVED: readonly Permission[] = ['useAccount']

export type Standing = {
  role: Role
  approved?: boolean | undefined
  /** Of an admin: the grants that the owner left them; left out, all of them. */
  limitedTo?: readonly Grant[] | undefined
}

function permissionsOf({ role, approved, limitedTo }: Standing): readonly Permission[] {
  if (role === 'seller' && !approved) return NOT_YET_APPROVED
  if (role === 'admin' && limitedTo) return ADMIN.filter((permission) => isLeft(permission, limitedTo))
  return BY_ROLE[role]
}

function isLeft(permission: Permission, limitedTo: readonly Grant[]): boolean {
  const grant = BY_GRANT[permission] ?? GRANTS.find((one) => one === permission)
  return grant === undefined || limitedTo.includes(grant)
}

/** The grants that an account has, in their order. */
export const grantsOf = (account: Standing): Grant[] => GRANTS.filter((grant) => can(account, grant))

export const can = (account: Standing, permission: Permission) => permissionsOf(account).includes(permission)
