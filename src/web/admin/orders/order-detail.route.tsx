import type { ReactNode } from 'react'
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router'
import { can } from '#contract/accounts/permissions.ts'
import { manageOrderCall } from '#contract/admin/orders.endpoints.ts'
import { sellersOfOrderCall } from '#contract/admin/seller-answers.endpoints.ts'
import { AGGREGATOR } from '#contract/orders/orders.endpoints.ts'
import { orderOf } from '#contract/orders/shipping-order.ts'
import { api } from '#web/kit/api.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { pagesIn, useListPaging } from '#web/kit/use-list-address.ts'
import { InvoiceLink } from '#web/orders/invoice-link.tsx'
import { CustomerPart, PaymentPart, ShippingAddressPart } from '#web/orders/order-parts.tsx'
import { Fact, OrderSection } from '#web/orders/order-section.tsx'
import { PageError } from '#web/session/page-error.tsx'
import { permittedLoader } from '#web/session/require-permission.ts'
import { PageBody } from '#web/ui/page-body.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { HistoryEntries } from '../history-entries.tsx'
import { loadHistory } from '../load-history.ts'
import { LoadedRows } from '../loaded-rows.tsx'
import { PageSkeleton } from '../page-skeleton.tsx'
import { BackToOrders } from './back-to-orders.tsx'
import { OrderActions } from './order-actions-section.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { OrderHead, ParcelPart, SalesPart } from './order-facts.tsx'
import { RefundsPart } from './refunds-part.tsx'
import { SellerAnswers } from './seller-answers.tsx'

export const clientLoader = permittedLoader(
  'seeAdminPanel',
  async (user, { params, request }: ClientLoaderFunctionArgs) => {
    const { id = '' } = params
    const managesAll = can(user, 'manageAllOrders')
    const pages = pagesIn(new URL(request.url).searchParams)
    const [{ data, isTestCourier, mayRestock, refunds }, { data: sellers }, history] = await Promise.all([
      api(manageOrderCall, { id }),
      api(sellersOfOrderCall, { id }),
      managesAll ? loadHistory({ subject: 'order', id }, pages) : undefined,
    ])
    const paysBack = can(user, 'refundOrders')
    return {
      order: orderOf(data),
      isTestCourier,
      mayRestock,
      paysBack,
      refunds,
      sellers,
      history,
      managesAll,
      me: user._id,
    }
  },
)

export default function OrderDetailPage() {
  const { order, isTestCourier, mayRestock, paysBack, refunds, sellers, history, managesAll, me } =
    useLoaderData<typeof clientLoader>()
  const paging = useListPaging()
  return (
    <Frame>
      <OrderHead order={order} />
      <div className="grid items-start gap-6 lg:grid-cols-[1.4fr_1fr]">
        <div className="grid gap-6">
          <SalesPart order={order} isWhole={managesAll} />
          <SellerAnswers order={order} sellers={sellers} me={me} />
          {managesAll && (
            <>
              <OrderActions order={order} isTestCourier={isTestCourier} mayRestock={mayRestock} paysBack={paysBack} />
              <ParcelPart order={order} />
              <div className="grid gap-6 sm:grid-cols-2">
                <CustomerPart order={order} />
                <ShippingAddressPart order={order} />
              </div>
            </>
          )}
        </div>
        {managesAll ? (
          <div className="grid gap-6">
            <RefundsPart refunds={refunds} />
            <PaymentPart order={order}>
              <Fact name="Payment ID">
                <span className="text-small">{order.paymentId}</span>
              </Fact>
            </PaymentPart>
            <InvoiceLink path={`${AGGREGATOR}/manageOrder/${order.id}/invoice`} />
            <OrderDocuments order={order} managesAll={managesAll} />
            <OrderSection title="History">
              <LoadedRows list={history} {...paging}>
                {(entries) => <HistoryEntries entries={entries} />}
              </LoadedRows>
            </OrderSection>
          </div>
        ) : (
          <div className="grid gap-6">
            <ParcelPart order={order} />
            <OrderDocuments order={order} managesAll={managesAll} />
          </div>
        )}
      </div>
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <PageBody>
      <div className="grid gap-6">
        <BackToOrders />
        {children}
      </div>
    </PageBody>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <PageSkeleton text="Loading the order…" className="lg:grid-cols-[1.4fr_1fr]">
        <Skeleton className="h-96" />
        <Skeleton className="h-72" />
      </PageSkeleton>
    </Frame>
  )
}

export const ErrorBoundary = () => (
  <Frame>
    <h1 className="font-semibold text-heading">We couldn’t open this order</h1>
    <PageError />
  </Frame>
)

export const meta = privatePageMeta('Order', 'Order details for staff.')
