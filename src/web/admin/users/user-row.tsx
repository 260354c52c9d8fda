import type { Role } from '#contract/accounts/permissions.ts'
import type { User } from '#contract/accounts/user.ts'
import { deletionFault, grantableRoles, roleFault } from '#contract/admin/user-rules.ts'
import { deleteUserCall, type ListedUser, updateUserPostCall } from '#contract/admin/users.endpoints.ts'
import { api } from '#web/kit/api.ts'
import { orderDay } from '#web/orders/order-words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { HistoryButton } from '../history-button.tsx'
import { Person } from '../person.tsx'
import type { Question } from '../question-dialog.tsx'
import { ROLE_MEANS, ROLE_NAMES } from '../role-names.ts'
import { RoleSelect } from '../role-select.tsx'
import { ActionsCell, Cell, NameCell, StaffRow } from '../staff-table.tsx'
import type { PagedList } from '../use-paged-list.ts'

type Props = {
  me: User
  user: ListedUser
  ask: (question: Question) => void
  change: PagedList<ListedUser>['change']
}

export function UserRow({ me, user, ask, change }: Props) {
  const { _id: id, fullName, role } = user
  const actor = { id: me._id, role: me.role }
  const isFixed = role === 'superadmin' || roleFault(actor, { id, role }, role) !== undefined
  const isKept = role === 'superadmin' || deletionFault(actor, { id, role }) !== undefined

  const askRole = (next: Role) =>
    ask({
      title: `Make ${fullName} ${ROLE_NAMES[next].toLowerCase()}?`,
      text: ROLE_MEANS[next],
      yes: 'Change role',
      doing: 'Changing…',
      async act() {
        const { message, user: changed } = await api(updateUserPostCall, { id, role: next })
        change((rows) => rows.map((row) => (row._id === id ? { ...row, ...changed } : row)))
        return message
      },
    })

  const askDelete = () =>
    ask({
      title: `Delete the account of ${fullName}?`,
      text:
        'Their orders stay without their name, their reviews show “Anonymous”' +
        `${role === 'customer' ? '' : ', and products they sell are no longer on sale'}. This cannot be undone.`,
      yes: 'Delete account',
      doing: 'Deleting…',
      isGrave: true,
      async act() {
        const { message } = await api(deleteUserCall, { id })
        change((rows) => rows.filter((row) => row._id !== id))
        return message
      },
    })

  return (
    <StaffRow>
      <NameCell>
        <Person user={user} beside={id === me._id && <Badge tone="info">You</Badge>} />
      </NameCell>
      <Cell label="Role">
        {isFixed ? (
          <span className="font-medium">{ROLE_NAMES[role]}</span>
        ) : (
          <RoleSelect name={fullName} role={role} choices={grantableRoles(me.role)} onChoose={askRole} />
        )}
      </Cell>
      <Cell label="Joined">
        <time dateTime={user.createdAt} className="whitespace-nowrap">
          {orderDay(user.createdAt)}
        </time>
      </Cell>
      <ActionsCell>
        {!isKept && (
          <Button onClick={askDelete} aria-label={`Delete ${fullName}`}>
            Delete
          </Button>
        )}
        <HistoryButton subject="user" id={id} name={fullName} />
      </ActionsCell>
    </StaffRow>
  )
}
