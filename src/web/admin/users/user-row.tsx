import type { User } from '#contract/accounts/user.ts'
import type { ListedUser } from '#contract/admin/users.endpoints.ts'
import { dayText } from '#web/kit/india-time.ts'
import { adminPersonPath } from '#web/kit/staff-paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { HistoryButton } from '../history-button.tsx'
import { Person } from '../person.tsx'
import { ROLE_NAMES } from '../role-names.ts'
import { RoleSelect } from '../role-select.tsx'
import { ActionsCell, Cell, NameCell, StaffRow } from '../staff-table.tsx'
import type { Confirm } from '../use-confirm.tsx'
import { SecurityButton } from './security-button.tsx'
import { userActions } from './user-actions.ts'

type Props = { me: User; user: ListedUser; confirm: Confirm }

export function UserRow({ me, user, confirm }: Props) {
  const { _id: id, fullName, role } = user
  const { roles, changeRole, makeSuperadmin, resetTwoStep, deleteUser, maySeeEvents } = userActions(me, user, confirm)
  return (
    <StaffRow>
      <NameCell>
        <Person user={user} to={adminPersonPath(id)} beside={id === me._id && <Badge tone="info">You</Badge>} />
      </NameCell>
      <Cell label="Role">
        {roles ? (
          <RoleSelect name={fullName} role={role} choices={roles} onChoose={changeRole} />
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
        {resetTwoStep && (
          <Button onClick={resetTwoStep} aria-label={`Reset two-step login for ${fullName}`}>
            Reset two-step login
          </Button>
        )}
        {makeSuperadmin && (
          <Button onClick={makeSuperadmin} aria-label={`Make ${fullName} a superadmin`}>
            Make superadmin
          </Button>
        )}
        {deleteUser && (
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
