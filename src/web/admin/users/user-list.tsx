import { ROLES } from '#contract/accounts/roles.ts'
import type { User } from '#contract/accounts/user.ts'
import { type ListedUser, USER_SORTS, userListCall } from '#contract/admin/users.endpoints.ts'
import type { InputOf } from '#contract/platform/endpoint.ts'
import { api } from '#web/kit/api.ts'
import { keysetLoader, type LoadedList } from '#web/kit/keyset-list.ts'
import { choiceIn, pagesIn, searchIn } from '#web/kit/use-list-address.ts'
import { ListTools, PEOPLE_SORTS } from '../list-tools.tsx'
import { ROLE_NAMES } from '../role-names.ts'
import { StaffList } from '../staff-list.tsx'
import { UserRow } from './user-row.tsx'

const COLUMNS = [{ name: 'Name' }, { name: 'Role' }, { name: 'Joined' }, { name: 'Actions', atEnd: true }]
const ROLE_CHOICES = [{ value: '', text: 'All roles' }, ...ROLES.map((value) => ({ value, text: ROLE_NAMES[value] }))]
const FILTERS = [
  { name: 'role', label: 'Role', choices: ROLE_CHOICES },
  { name: 'sort', label: 'Sort by', choices: PEOPLE_SORTS },
]

const loadPages = keysetLoader((query: InputOf<typeof userListCall>, cursor) => api(userListCall, { ...query, cursor }))

export const loadUsers = (params: URLSearchParams) =>
  loadPages(
    {
      search: searchIn(params),
      role: choiceIn(params, 'role', ROLES),
      sort: choiceIn(params, 'sort', USER_SORTS),
    },
    pagesIn(params),
  )

type Props = { me: User; list: LoadedList<ListedUser> | undefined }

/** The accounts. `me` is who looks at them. */
export function UserList({ me, list }: Props) {
  return (
    <div className="grid gap-4">
      <ListTools name="Find users" label="Search users" placeholder="Name, username or email" filters={FILTERS} />
      <StaffList list={list} label="Users" columns={COLUMNS} empty="No users found.">
        {(user, confirm) => <UserRow key={user._id} me={me} user={user} confirm={confirm} />}
      </StaffList>
    </div>
  )
}
