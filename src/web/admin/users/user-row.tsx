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
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { HistoryButton } from '../history-button.tsx'
import { Person } from '../person.tsx'
import { ROLE_EFFECTS, ROLE_NAMES } from '../role-names.ts'
import { RoleSelect } from '../role-select.tsx'
import { ActionsCell, Cell, NameCell, StaffRow } from '../staff-table.tsx'
import type { Confirm } from '../use-confirm.tsx'
import { SecurityButton } from './security-button.tsx'

type Props = { me: User; user: ListedUser; confirm: Confirm }

export function UserRow({ me, user, confirm }: Props) {
  const { _id: id, fullName, role } = user
  const actor = { id: me._id, role: me.role }
  const mayChangeRole = role !== 'superadmin' && roleFault(actor, { id, role }, role) === undefined
  const maySeeEvents = me.role === 'superadmin' || role !== 'superadmin'
  const mayDelete = role !== 'superadmin' && deletionFault(actor, { id, role }) === undefined
  const mayReset = user.secondFactor === 'on' && id !== me._id && can(me, 'resetSecondFactors')

  const changeRole = (next: Role) =>
    confirm({
      title: `Make ${fullName} ${ROLE_NAMES[next].toLowerCase()}?`,
      text: ROLE_EFFECTS[next],
      yes: 'Change role',
      doing: 'Changing…',
      act: async () => (await api(updateUserPostCall, { id, role: next })).message,
    })

  const deleteUser = () =>
    confirm({
      title: `Delete the account of ${fullName}?`,
      text:
        'Their orders stay without their name, their reviews show “Anonymous”' +
        `${role === 'customer' ? '' : ', and products they sell are no longer on sale'}. This cannot be undone.`,
      yes: 'Delete account',
      doing: 'Deleting…',
      isDestructive: true,
      act: async () => (await api(deleteUserCall, { id })).message,
    })

  const resetTwoStep = () =>
    confirm({
      title: `Reset the two-step login of ${fullName}?`,
      text: 'Only for somebody who lost both phone and recovery codes: make sure that it is really them. They are logged out everywhere, log in with their password alone and are told by mail.',
      yes: 'Reset two-step login',
      doing: 'Resetting…',
      isDestructive: true,
      act: async () => (await api(resetSecondFactorCall, { id })).message,
    })

  return (
    <StaffRow>
      <NameCell>
        <Person user={user} beside={id === me._id && <Badge tone="info">You</Badge>} />
      </NameCell>
      <Cell label="Role">
        {mayChangeRole ? (
          <RoleSelect name={fullName} role={role} choices={grantableRoles(me.role)} onChoose={changeRole} />
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
          <Button onClick={resetTwoStep} aria-label={`Reset the two-step login of ${fullName}`}>
            Reset login
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
