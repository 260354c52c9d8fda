import { useLoaderData } from 'react-router'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { PageError } from '#web/session/page-error.tsx'
import { permittedLoader } from '#web/session/require-permission.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PageSkeleton } from '../page-skeleton.tsx'
import { StaffCard, StaffPage } from '../staff-page.tsx'
import { loadOrders, OrderList } from './order-list.tsx'

const TITLE = 'Orders'

export const clientLoader = permittedLoader('seeOwnSales', async (user, { request }: { request: Request }) => ({
  me: user,
  list: await loadOrders(new URL(request.url).searchParams),
}))

export default function OrdersPage() {
  const { me, list } = useLoaderData<typeof clientLoader>()
  return (
    <StaffPage title={TITLE}>
      <StaffCard>
        <OrderList me={me} list={list} />
      </StaffCard>
    </StaffPage>
  )
}

export const HydrateFallback = () => (
  <StaffPage title={TITLE}>
    <PageSkeleton text="Loading orders…">
      <Skeleton className="h-96" />
    </PageSkeleton>
  </StaffPage>
)

export const ErrorBoundary = () => (
  <StaffPage title={TITLE}>
    <PageError />
  </StaffPage>
)

export const meta = privatePageMeta(TITLE, 'Find and work on orders.')
