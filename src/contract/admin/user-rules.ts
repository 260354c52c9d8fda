import type { Standing } from '#contract/accounts/permissions.ts'
import { outranks, ROLES, type Role } from '#contract/accounts/roles.ts'
import { type FailureKind, failures } from '#contract/platform/failures.ts'
import { BAD_CURSOR } from '#contract/platform/platform.failures.ts'

export const userFailures = failures('admin', {
  unknownUser: { status: 404, text: 'This account doesn’t exist.' },
  unknownRole: { status: 400, text: 'This role doesn’t exist.' },
  ownRole: { status: 409, text: 'You can’t change your own role.' },
  ownAccount: { status: 409, text: 'To delete your own account, use My data on your account page.' },
  ownSecondFactor: { status: 409, text: 'Turn off your own two-step login on your account page.' },
  aboveYou: { status: 403, text: 'Only a superadmin can do this.' },
  lastSuperadmin: { status: 409, text: 'The last superadmin can’t be demoted or deleted.' },
  sellersNotYours: {
    status: 403,
    text: 'Sellers are looked after by superadmins, and by admins with every permission.',
  },
  notAdmin: { status: 409, text: 'Only the permissions of admins can be limited.' },
  noGstin: { status: 409, text: 'They have to register as a seller with a GSTIN first.' },
  notApproved: { status: 409, text: 'This seller isn’t approved. A superadmin has to approve them first.' },
  badCursor: BAD_CURSOR,
})

type Account = { id: string; role: Role }
/** Whoever acts, with what the owner left them. */
type Actor = Account & Pick<Standing, 'limitedTo'>
/** Whoever registered as a seller has a GSTIN, and is approved or not. */
type Target = Account & { approved?: boolean | undefined; gstNumber?: string | null | undefined }

/** An admin with a part of the permissions must not hand out the whole, nor touch those who have it. */
const isAbove = ({ role, limitedTo }: Actor, other: Role) =>
  outranks(other, role) || (limitedTo !== undefined && other === role)

/** What sellers sell goes on or off sale with their role: that takes more than the permission for customers. */
const touchesSellers = ({ limitedTo }: Actor, ...roles: Role[]) => limitedTo !== undefined && roles.includes('seller')

/**
 * Why this role may not be given, if it may not. Nobody grants a role above their own or touches one who has it, and no
 * role is a way round the approval of sellers: what admins sell is on sale.
 */
export function roleFault(actor: Actor, target: Target, role: Role): FailureKind | undefined {
  if (actor.id === target.id) return userFailures.ownRole
  if (isAbove(actor, role) || isAbove(actor, target.role)) return userFailures.aboveYou
  if (touchesSellers(actor, role, target.role)) return userFailures.sellersNotYours
  if (role === target.role) return undefined
  if (role === 'seller' && !target.gstNumber) return userFailures.noGstin
  const isSeller = target.role === 'seller' || Boolean(target.gstNumber)
  return isSeller && !target.approved && outranks(role, 'seller') ? userFailures.notApproved : undefined
}

export function deletionFault(actor: Actor, target: Account): FailureKind | undefined {
  if (actor.id === target.id) return userFailures.ownAccount
  if (isAbove(actor, target.role)) return userFailures.aboveYou
  return touchesSellers(actor, target.role) ? userFailures.sellersNotYours : undefined
}

/** In a list of roles, why one cannot be chosen yet. What is not for the actor to give is left out. */
const WHY_NOT = new Map([
  [userFailures.noGstin, 'needs a GSTIN'],
  [userFailures.notApproved, 'not approved'],
])
export type RoleChoice<Choice extends Role = Role> = { role: Choice; whyNot?: string | undefined }

/** What a row of the user list offers. Superadmin is none of them: it is given by a button of its own. */
export const ROW_ROLES = ROLES.filter((role) => role !== 'superadmin')

/** Which of these roles a row offers. */
export function rolesInRow<Choice extends Role>(
  actor: Actor,
  target: Target,
  roles: readonly Choice[],
): RoleChoice<Choice>[] {
  return roles.flatMap((role) => {
    const fault = roleFault(actor, target, role)
    return fault === undefined || WHY_NOT.has(fault) ? [{ role, whyNot: fault && WHY_NOT.get(fault) }] : []
  })
}
