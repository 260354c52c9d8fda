import type { User } from '#contract/accounts/user.ts'
import { USER_SORTS } from '#contract/admin/users.endpoints.ts'
import { SELLER_STATES, sellerListCall } from '#contract/sellers/sellers.endpoints.ts'
import { ListFrame } from '#web/admin/list-frame.tsx'
import { PeopleTools } from '#web/admin/people-tools.tsx'
import { StaffTable } from '#web/admin/staff-table.tsx'
import { useListQuery } from '#web/admin/use-list-query.ts'
import { usePagedList } from '#web/admin/use-paged-list.ts'
import { useQuestion } from '#web/admin/use-question.tsx'
import { api } from '#web/kit/api.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { RequirePermission } from '#web/session/require-permission.tsx'
import { WaitingForUser } from '#web/session/waiting-for-user.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { SellerRow } from './seller-row.tsx'
import { STATE_NAMES } from './seller-states.ts'

const COLUMNS = [{ name: 'Name' }, { name: 'Role' }, { name: 'Actions', atEnd: true }]
const STATE_CHOICES = [
  { value: '', text: 'All' },
  ...SELLER_STATES.map((value) => ({ value, text: STATE_NAMES[value] })),
]

export default function SellersPage() {
  return (
    <PageBody>
      <RequirePermission permission="manageSellers" waiting={<WaitingForUser />}>
        {(user) => (
          <div className="grid gap-6">
            <header className="flex flex-wrap items-center justify-between gap-4">
              <h1 className="font-semibold text-heading">Manage Sellers</h1>
              <ButtonLink to="/admin">Admin Panel</ButtonLink>
            </header>
            <SellerList me={user} />
          </div>
        )}
      </RequirePermission>
    </PageBody>
  )
}

function SellerList({ me }: { me: User }) {
  const { text, choice, narrow } = useListQuery()
  const query = {
    search: text('q') || undefined,
    state: choice('state', SELLER_STATES),
    sort: choice('sort', USER_SORTS),
  }
  const list = usePagedList(JSON.stringify(query), (cursor) => api(sellerListCall, { ...query, cursor }))
  const { ask, dialog } = useQuestion()
  return (
    <div className="grid gap-4 rounded-card border border-line bg-sheet p-4 sm:p-6">
      <PeopleTools
        of="sellers"
        query={query}
        by={{ name: 'state', label: 'State', value: query.state, choices: STATE_CHOICES }}
        narrow={narrow}
      />
      <ListFrame list={list} nouns={['seller', 'sellers']} empty="No sellers found.">
        {(rows) => (
          <StaffTable label="Sellers" columns={COLUMNS}>
            {rows.map((seller) => (
              <SellerRow key={seller._id} me={me} seller={seller} ask={ask} change={list.change} />
            ))}
          </StaffTable>
        )}
      </ListFrame>
      {dialog}
    </div>
  )
}

export const meta = privatePageMeta('Manage Sellers', 'Who sells on Likho.')
