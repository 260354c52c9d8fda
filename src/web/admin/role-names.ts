import type { Role } from '#contract/accounts/roles.ts'

export const ROLE_NAMES: Record<Role, string> = {
  customer: 'Customer',
  seller: 'Seller',
  admin: 'Admin',
  superadmin: 'Superadmin',
}

/** What somebody can do from then on, for those who give the role. */
export const ROLE_EFFECTS: Record<Role, string> = {
  customer: 'They can shop but no longer see the Admin Panel.',
  seller: 'They can sell once a superadmin approves them.',
  admin: 'They can manage all users, products and orders.',
  superadmin: 'They can do everything you can.',
}

const QUESTIONS: Record<Role, string> = {
  customer: 'Make {name} a customer?',
  seller: 'Make {name} a seller?',
  admin: 'Make {name} an admin?',
  superadmin: 'Make {name} a superadmin?',
}

/** Asks whether somebody should have this role from now on. */
export const roleQuestion = (role: Role, name: string) => QUESTIONS[role].replace('{name}', () => name)
