import { can, type Role } from '#contract/accounts/permissions.ts'
import type { User } from '#contract/accounts/user.ts'
import { deletionFault, grantableRoles, roleFault } from '#contract/admin/user-rules.ts'
import {
  deleteUserCall,
  type ListedUser,
  resetSecondFactorCall,
  updateUserPostCall,
} from '#contract/admin/users.endpoints.ts'
import { api } from '#web/kit/api.ts'
import { dayText } from '#web/kit/india-time.ts'
import { adminPersonPath } from '#web/kit/staff-paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { HistoryButton } from '../history-button.tsx'
import { Person } from '../person.tsx'
import { ROLE_EFFECTS, ROLE_NAMES, roleQuestion } from '../role-names.ts'
import { RoleSelect } from '../role-select.tsx'
import { ActionsCell, Cell, NameCell, StaffRow } from '../staff-table.tsx'
import type { Confirm } from '../use-confirm.tsx'
import { SecurityButton } from './security-button.tsx'

type Props = { me: User; user: ListedUser; confirm: Confirm }

export function UserRow({ me, user, confirm }: Props) {
  const { _id: id, fullName, role } = user
  const actor = { id: me._id, role: me.role, limitedTo: me.limitedTo }
  const mayChangeRole = role !== 'superadmin' && roleFault(actor, { id, role }, role) === undefined
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

  return (
    <StaffRow>
      <NameCell>
        <Person user={user} to={adminPersonPath(id)} beside={id === me._id && <Badge tone="info">You</Badge>} />
      </NameCell>
      <Cell label="Role">
        {mayChangeRole ? (
          <RoleSelect name={fullName} role={role} choices={grantableRoles(me)} onChoose={changeRole} />
        ) : (
          <span className="font-medium">{ROLE_NAMES[role]}</span>
        )}
      </Cell>
      <Cell label="Joined">
        <time dateTime={user.createdAt} className="whitespace-nowrap">
          {dayText(user.createdAt)}
        </time>
      </Cell>
      <ActionsCell>
        {mayReset && (
          <Button onClick={resetTwoStep} aria-label={`Reset two-step login for ${fullName}`}>
            Reset two-step login
          </Button>
        )}
        {mayDelete && (
          <Button onClick={deleteUser} aria-label={`Delete ${fullName}`}>
            Delete
          </Button>
        )}
        <HistoryButton subject="user" id={id} name={fullName} />
        {maySeeEvents && <SecurityButton id={id} name={fullName} />}
      </ActionsCell>
    </StaffRow>
  )
}
