import { ROLES } from '#contract/accounts/permissions.ts'
import type { User } from '#contract/accounts/user.ts'
import { USER_SORTS, userListCall } from '#contract/admin/users.endpoints.ts'
import { api } from '#web/kit/api.ts'
import { ListFrame } from '../list-frame.tsx'
import { PeopleTools } from '../people-tools.tsx'
import { ROLE_NAMES } from '../role-names.ts'
import { StaffTable } from '../staff-table.tsx'
import { useListQuery } from '../use-list-query.ts'
import { usePagedList } from '../use-paged-list.ts'
import { useQuestion } from '../use-question.tsx'
import { UserRow } from './user-row.tsx'

const COLUMNS = [{ name: 'Name' }, { name: 'Role' }, { name: 'Joined' }, { name: 'Actions', atEnd: true }]
const ROLE_CHOICES = [{ value: '', text: 'All roles' }, ...ROLES.map((value) => ({ value, text: ROLE_NAMES[value] }))]

/** The accounts. `me` is who looks at them. */
export function UserList({ me }: { me: User }) {
  const { text, choice, narrow } = useListQuery()
  const query = {
    search: text('q') || undefined,
    role: choice('role', ROLES),
    sort: choice('sort', USER_SORTS),
  }
  const list = usePagedList(JSON.stringify(query), (cursor) => api(userListCall, { ...query, cursor }))
  const { ask, dialog } = useQuestion()
  return (
    <div className="grid gap-4">
      <PeopleTools
        of="users"
        query={query}
        by={{ name: 'role', label: 'Role', value: query.role, choices: ROLE_CHOICES }}
        narrow={narrow}
      />
      <ListFrame list={list} nouns={['user', 'users']} empty="No users found.">
        {(rows) => (
          <StaffTable label="Users" columns={COLUMNS}>
            {rows.map((user) => (
              <UserRow key={user._id} me={me} user={user} ask={ask} change={list.change} />
            ))}
          </StaffTable>
        )}
      </ListFrame>
      {dialog}
    </div>
  )
}
