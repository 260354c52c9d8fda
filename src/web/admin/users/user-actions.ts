import { can } from '#contract/accounts/permissions.ts'
import type { Role } from '#contract/accounts/roles.ts'
import type { User } from '#contract/accounts/user.ts'
import { deletionFault, ROW_ROLES, roleFault, rolesInRow } from '#contract/admin/user-rules.ts'
import {
  deleteUserCall,
  type ListedUser,
  resetSecondFactorCall,
  updateUserPostCall,
} from '#contract/admin/users.endpoints.ts'
import { api } from '#web/kit/api.ts'
import { ROLE_EFFECTS, roleQuestion } from '../role-names.ts'
import type { Confirm } from '../use-confirm.tsx'

/** What whoever is at work may do with an account; what they may not is undefined. Each asks first. */
export function userActions(me: User, user: ListedUser, confirm: Confirm) {
  const { _id: id, fullName, role, approved, gstNumber } = user
  const actor = { id: me._id, role: me.role, limitedTo: me.limitedTo }
  const target = { id, role, approved, gstNumber }
  const mayChangeRole = role !== 'superadmin' && roleFault(actor, target, role) === undefined
  // Whoever gets everything was an admin before: no wrong row gives it to a stranger.
  const mayGetAll = role === 'admin' && roleFault(actor, target, 'superadmin') === undefined
  const maySeeEvents = me.role === 'superadmin' || role !== 'superadmin'
  const mayDelete = role !== 'superadmin' && deletionFault(actor, { id, role }) === undefined
  const mayReset = user.secondFactor === 'on' && id !== me._id && can(me, 'resetSecondFactors')

  const changeRole = (next: Role) =>
    confirm({
      title: roleQuestion(next, fullName),
      text: ROLE_EFFECTS[next],
      yes: 'Change role',
      doing: 'Changing…',
      keep: 'Keep current role',
      act: async () => (await api(updateUserPostCall, { id, role: next })).message,
    })

  const deleteUser = () =>
    confirm({
      title: `Delete ${fullName}’s account?`,
      text:
        role === 'customer'
          ? 'Their orders stay without their name, and their reviews show “Anonymous”. You can’t undo this.'
          : 'Their orders stay without their name, their reviews show “Anonymous”, and their products go off sale. You can’t undo this.',
      yes: 'Delete account',
      doing: 'Deleting…',
      keep: 'Keep account',
      isDestructive: true,
      act: async () => (await api(deleteUserCall, { id })).message,
    })

  const resetTwoStep = () =>
    confirm({
      title: `Reset two-step login for ${fullName}?`,
      text: 'Only if they’ve lost both their phone and their recovery codes. Make sure it’s really them. We’ll log them out everywhere and email them. They can then log in with just their password.',
      yes: 'Reset two-step login',
      doing: 'Resetting…',
      keep: 'Keep two-step login',
      isDestructive: true,
      act: async () => (await api(resetSecondFactorCall, { id })).message,
    })

  return {
    /** The roles to choose from. */
    roles: mayChangeRole ? rolesInRow(actor, target, ROW_ROLES) : undefined,
    changeRole,
    makeSuperadmin: mayGetAll ? () => changeRole('superadmin') : undefined,
    resetTwoStep: mayReset ? resetTwoStep : undefined,
    deleteUser: mayDelete ? deleteUser : undefined,
    maySeeEvents,
  }
}
