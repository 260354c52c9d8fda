import type { Permission } from './permissions.ts'
import type { Role } from './roles.ts'

const MUST_HAVE_ONE: readonly Role[] = ['admin', 'superadmin']

/** What everybody may do with their own account, and so set up a second factor. Everything else is the work of staff. */
const WITHOUT_ONE: readonly Permission[] = ['useAccount', 'becomeSeller']

type Account = { role: Role; hasSecondFactor: boolean }

/** Those who can do the most harm need a second factor in a real shop; elsewhere it is their choice. */
export const lacksSecondFactor = ({ role, hasSecondFactor }: Account, isProduction: boolean): boolean =>
  isProduction && !hasSecondFactor && MUST_HAVE_ONE.includes(role)

export const isStaffWork = (permission: Permission): boolean => !WITHOUT_ONE.includes(permission)
