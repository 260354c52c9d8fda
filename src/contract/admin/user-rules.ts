import { outranks, ROLES, type Role, type Standing } from '#contract/accounts/permissions.ts'
import { type FailureKind, failures } from '#contract/platform/failures.ts'

export const userFailures = failures('admin', {
  unknownUser: { status: 404, text: 'This account doesn’t exist.' },
  unknownRole: { status: 400, text: 'This role doesn’t exist.' },
  ownRole: { status: 409, text: 'You can’t change your own role.' },
  ownAccount: { status: 409, text: 'To delete your own account, use My data on your account page.' },
  ownSecondFactor: { status: 409, text: 'Turn off your own two-step login on your account page.' },
  aboveYou: { status: 403, text: 'Only a superadmin can do this.' },
  lastSuperadmin: { status: 409, text: 'The last superadmin can’t be demoted or deleted.' },
  notAdmin: { status: 409, text: 'Only the permissions of admins can be limited.' },
  badCursor: { status: 400, text: 'This page doesn’t exist. Go back to the first page.' },
})

type Account = { id: string; role: Role }
/** Whoever acts, with what the owner left them. */
type Actor = Account & Pick<Standing, 'limitedTo'>

/** An admin with a part of the permissions must not hand out the whole, nor touch those who have it. */
const isAbove = ({ role, limitedTo }: Actor, other: Role) =>
  outranks(other, role) || (limitedTo !== undefined && other === role)

/** Why this role may not be given, if it may not. Nobody grants a role above their own or touches one who has it. */
export function roleFault(actor: Actor, target: Account, role: Role): FailureKind | undefined {
  if (actor.id === target.id) return userFailures.ownRole
  return isAbove(actor, role) || isAbove(actor, target.role) ? userFailures.aboveYou : undefined
}

export function deletionFault(actor: Actor, target: Account): FailureKind | undefined {
  if (actor.id === target.id) return userFailures.ownAccount
  return isAbove(actor, target.role) ? userFailures.aboveYou : undefined
}

/** The roles that the list offers; superadmins stand as they are. */
export const grantableRoles = (actor: Omit<Actor, 'id'>): readonly Role[] =>
  ROLES.filter((role) => !isAbove({ id: '', ...actor }, role))
