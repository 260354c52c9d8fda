import type { ReactNode } from 'react'
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router'
import { manageOrderCall } from '#contract/admin/orders.endpoints.ts'
import { formatRupees, toRupees } from '#contract/catalog/money.ts'
import { orderOf } from '#contract/orders/shipping-order.ts'
import { api } from '#web/kit/api.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { adminOrderPath } from '#web/kit/staff-paths.ts'
import { PageError } from '#web/session/page-error.tsx'
import { permittedLoader } from '#web/session/require-permission.ts'
import { FormPage } from '#web/ui/form-page.tsx'
import { Message } from '#web/ui/message.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { PageSkeleton } from '../page-skeleton.tsx'
import { RefundForm } from './refund-form.tsx'
import { saleOf } from './sale-of.ts'

const TITLE = 'Refund items or an amount'

export const clientLoader = permittedLoader('refundOrders', async (_, { params }: ClientLoaderFunctionArgs) => {
  const { data, pieces, version } = await api(manageOrderCall, { id: params.id ?? '' })
  return { order: orderOf(data), pieces, version }
})

export default function RefundPart() {
  const { order, pieces, version } = useLoaderData<typeof clientLoader>()
  const sale = saleOf(order, pieces)
  const left = formatRupees(toRupees(sale.left))
  return (
    <Page intro={`Order ${order.number}. ${left} of ${formatRupees(order.total)} can still be refunded.`}>
      {sale.left > 0 ? (
        <RefundForm order={order} sale={sale} version={version} />
      ) : (
        <Message tone="plain" text="Nothing left to refund. The payment has been refunded or is on its way back." />
      )}
      <p>
        <TextLink to={adminOrderPath(order.id)}>Back without refunding</TextLink>
      </p>
    </Page>
  )
}

const Page = ({ intro, children }: { intro?: ReactNode; children: ReactNode }) => (
  <FormPage title={TITLE} intro={intro}>
    {children}
  </FormPage>
)

export const HydrateFallback = () => (
  <Page>
    <PageSkeleton text="Loading the order…">
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
      <Skeleton className="h-11" />
    </PageSkeleton>
  </Page>
)

export const ErrorBoundary = () => (
  <Page>
    <PageError />
  </Page>
)

export const meta = privatePageMeta(TITLE, 'Refund some items or an amount of an order.')
