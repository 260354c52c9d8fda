import type { Role } from '#contract/accounts/permissions.ts'

export const ROLE_NAMES: Record<Role, string> = {
  customer: 'Customer',
  seller: 'Seller',
  admin: 'Admin',
  superadmin: 'Superadmin',
}

/** What somebody can do from then on, for those who give the role. */
export const ROLE_EFFECTS: Record<Role, string> = {
  customer: 'They can shop, and no longer see the admin panel.',
  seller: 'They can sell as soon as a superadmin has approved them.',
  admin: 'They can manage all users, products and orders.',
  superadmin: 'They can do everything, as you can.',
}
