import { useLoaderData } from 'react-router'
import { USER_SORTS } from '#contract/admin/users.endpoints.ts'
import type { InputOf } from '#contract/platform/endpoint.ts'
import { msg, t } from '#contract/platform/t.ts'
import { SELLER_STATES } from '#contract/sellers/seller-state.ts'
import { sellerListCall } from '#contract/sellers/sellers.endpoints.ts'
import { ListTools, PEOPLE_SORTS } from '#web/admin/list-tools.tsx'
import { PageSkeleton } from '#web/admin/page-skeleton.tsx'
import { StaffList } from '#web/admin/staff-list.tsx'
import { StaffCard, StaffPage } from '#web/admin/staff-page.tsx'
import { api } from '#web/kit/api.ts'
import { keysetLoader } from '#web/kit/keyset-list.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { choiceIn, pagesIn, searchIn } from '#web/kit/use-list-address.ts'
import { PageError } from '#web/session/page-error.tsx'
import { permittedLoader } from '#web/session/require-permission.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SellerRow } from './seller-row.tsx'
import { STATE_NAMES } from './seller-states.ts'

const TITLE = msg('Manage Sellers')
const columns = () => [{ name: t('Name') }, { name: t('Role') }, { name: t('Actions'), atEnd: true }]
const stateChoices = () => [
  { value: '', text: t('All') },
  ...SELLER_STATES.map((value) => ({ value, text: t(STATE_NAMES[value]) })),
]
const filters = () => [
  { name: 'state', label: t('Status'), choices: stateChoices() },
  { name: 'sort', label: t('Sort by'), choices: PEOPLE_SORTS },
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
    <StaffPage title={t(TITLE)}>
      <StaffCard>
        <ListTools
          name={t('Find sellers')}
          label={t('Search sellers')}
          placeholder={t('Name, username or email')}
          filters={filters()}
        />
        <StaffList list={sellers} label={t('Sellers')} columns={columns()} empty={t('No sellers found.')}>
          {(seller, confirm) => <SellerRow key={seller._id} me={me} seller={seller} confirm={confirm} />}
        </StaffList>
      </StaffCard>
    </StaffPage>
  )
}

export const HydrateFallback = () => (
  <StaffPage title={t(TITLE)}>
    <PageSkeleton text={t('Loading sellers…')}>
      <Skeleton className="h-96" />
    </PageSkeleton>
  </StaffPage>
)

export const ErrorBoundary = () => (
  <StaffPage title={t(TITLE)}>
    <PageError />
  </StaffPage>
)

export const meta = privatePageMeta(TITLE, msg('Approve and manage sellers on Likho.'))
