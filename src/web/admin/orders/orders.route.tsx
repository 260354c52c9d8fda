import { useLoaderData } from 'react-router'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { PageError } from '#web/session/page-error.tsx'
import { permittedLoader } from '#web/session/require-permission.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ExportLink } from '../import/csv-links.tsx'
import { PageSkeleton } from '../page-skeleton.tsx'
import { StaffCard, StaffPage } from '../staff-page.tsx'
import { loadViews } from './load-views.ts'
import { OrderDesk } from './order-desk.tsx'
import { loadOrders } from './order-list.tsx'

const TITLE = 'Orders'

export const clientLoader = permittedLoader('seeOwnSales', async (user, { request }: { request: Request }) => {
  const [list, views] = await Promise.all([loadOrders(new URL(request.url).searchParams), loadViews()])
  return { me: user, list, views }
})

export default function OrdersPage() {
  const { me, list, views } = useLoaderData<typeof clientLoader>()
  return (
    <StaffPage title={TITLE} actions={<ExportLink of="orders" />}>
      <StaffCard>
        <OrderDesk me={me} list={list} views={views} />
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
