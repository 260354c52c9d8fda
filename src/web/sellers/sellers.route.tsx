import { useLoaderData } from 'react-router'
import { USER_SORTS } from '#contract/admin/users.endpoints.ts'
import type { InputOf } from '#contract/platform/endpoint.ts'
import { SELLER_STATES, sellerListCall } from '#contract/sellers/sellers.endpoints.ts'
import { ListTools, PEOPLE_SORTS } from '#web/admin/list-tools.tsx'
import { PageSkeleton } from '#web/admin/page-skeleton.tsx'
import { StaffList } from '#web/admin/staff-list.tsx'
import { StaffPage } from '#web/admin/staff-page.tsx'
import { api } from '#web/kit/api.ts'
import { keysetLoader } from '#web/kit/keyset-list.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { choiceIn, pagesIn, searchIn } from '#web/kit/use-list-address.ts'
import { PageError } from '#web/session/page-error.tsx'
import { permittedLoader } from '#web/session/require-permission.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SellerRow } from './seller-row.tsx'
import { STATE_NAMES } from './seller-states.ts'

const TITLE = 'Manage Sellers'
const COLUMNS = [{ name: 'Name' }, { name: 'Role' }, { name: 'Actions', atEnd: true }]
const STATE_CHOICES = [
  { value: '', text: 'All' },
  ...SELLER_STATES.map((value) => ({ value, text: STATE_NAMES[value] })),
]
const FILTERS = [
  { name: 'state', label: 'Status', choices: STATE_CHOICES },
  { name: 'sort', label: 'Sort by', choices: PEOPLE_SORTS },
]

const loadPages = keysetLoader((query: InputOf<typeof sellerListCall>, cursor) =>
  api(sellerListCall, { ...query, cursor }),
)

export const clientLoader = permittedLoader('manageSellers', async (user, { request }: { request: Request }) => {
  const { searchParams } = new URL(request.url)
  const query = {
    search: searchIn(searchParams),
    state: choiceIn(searchParams, 'state', SELLER_STATES),
    sort: choiceIn(searchParams, 'sort', USER_SORTS),
  }
  return { me: user, sellers: await loadPages(query, pagesIn(searchParams)) }
})

export default function SellersPage() {
  const { me, sellers } = useLoaderData<typeof clientLoader>()
  return (
    <StaffPage title={TITLE}>
      <div className="grid gap-4 rounded-card border border-line bg-sheet p-4 sm:p-6">
        <ListTools name="Find sellers" label="Search sellers" placeholder="Name, username or email" filters={FILTERS} />
        <StaffList list={sellers} label="Sellers" columns={COLUMNS} empty="No sellers found.">
          {(seller, confirm) => <SellerRow key={seller._id} me={me} seller={seller} confirm={confirm} />}
        </StaffList>
      </div>
    </StaffPage>
  )
}

export const HydrateFallback = () => (
  <StaffPage title={TITLE}>
    <PageSkeleton text="Loading sellers…">
      <Skeleton className="h-96" />
    </PageSkeleton>
  </StaffPage>
)

export const ErrorBoundary = () => (
  <StaffPage title={TITLE}>
    <PageError />
  </StaffPage>
)

export const meta = privatePageMeta(TITLE, 'Approve and manage sellers on Likho.')
