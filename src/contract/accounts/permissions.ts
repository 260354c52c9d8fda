export const ROLES = ['customer', 'seller', 'admin', 'superadmin'] as const
export type Role = (typeof ROLES)[number]

/** Whether one role stands above another. */
export const outranks = (one: Role, other: Role) => ROLES.indexOf(one) > ROLES.indexOf(other)

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
  /** The seasons that the home page tells of. */
  'editHomePage',
  /** The desk with what went wrong: refunds, parcels, tasks of the shop. */
  'mendTroubles',
  'manageUsers',
  'manageSellers',
  'resetSecondFactors',
  /** What the owner decides: who the shop is, what it promises, what others may do. */
  'manageSettings',
] as const
export type Permission = (typeof PERMISSIONS)[number]

const STAFF = ['useAccount', 'seeAdminPanel', 'manageOwnProducts', 'seeOwnSales'] as const
const ADMIN = [...STAFF, 'manageAllProducts', 'manageAllOrders', 'editHomePage', 'mendTroubles', 'manageUsers'] as const

const BY_ROLE: Record<Role, readonly Permission[]> = {
  customer: ['useAccount', 'becomeSeller'],
  seller: STAFF,
  admin: ADMIN,
  superadmin: [...ADMIN, 'manageSellers', 'resetSecondFactors', 'manageSettings'],
}

/** Sellers log in before they are approved, but do not sell yet. */
const NOT_YET_APPROVED: readonly Permission[] = ['useAccount']

export type Standing = { role: Role; approved?: boolean | undefined }

function permissionsOf({ role, approved }: Standing): readonly Permission[] {
  return role === 'seller' && !approved ? NOT_YET_APPROVED : BY_ROLE[role]
}

export const can = (account: Standing, permission: Permission) => permissionsOf(account).includes(permission)
