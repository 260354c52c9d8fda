/** Apart from what they may do: who is logged in is known on every page of the shop, permissions only where staff work. */
export const ROLES = ['customer', 'seller', 'admin', 'superadmin'] as const
export type Role = (typeof ROLES)[number]

/** Whether one role stands above another. */
export const outranks = (one: Role, other: Role) => ROLES.indexOf(one) > ROLES.indexOf(other)
