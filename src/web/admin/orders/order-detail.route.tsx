import type { ReactNode } from 'react'
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router'
import { can } from '#contract/accounts/permissions.ts'
import { addOrderNoteCall, deleteOrderNoteCall, orderNotesCall } from '#contract/admin/order-notes.endpoints.ts'
import { orderTimelineCall } from '#contract/admin/order-timeline.endpoints.ts'
import { manageOrderCall } from '#contract/admin/orders.endpoints.ts'
import { sellersOfOrderCall } from '#contract/admin/seller-answers.endpoints.ts'
import { AGGREGATOR } from '#contract/orders/orders.endpoints.ts'
import { orderOf } from '#contract/orders/shipping-order.ts'
import { api } from '#web/kit/api.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { InvoiceLink } from '#web/orders/invoice-link.tsx'
import { CustomerPart, PaymentPart, ShippingAddressPart } from '#web/orders/order-parts.tsx'
import { Fact } from '#web/orders/order-section.tsx'
import { OrderTimeline } from '#web/orders/order-timeline.tsx'
import { PageError } from '#web/session/page-error.tsx'
import { permittedLoader } from '#web/session/require-permission.ts'
import { Message } from '#web/ui/message.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PageSkeleton } from '../page-skeleton.tsx'
import { StaffNotes } from '../staff-notes.tsx'
import { BackToOrders } from './back-to-orders.tsx'
import { actionsFor } from './order-actions.ts'
import { NextAction, OtherActions } from './order-actions-section.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { OrderHead, ParcelPart, SalesPart } from './order-facts.tsx'
import { RefundsPart } from './refunds-part.tsx'
import { SellerAnswers } from './seller-answers.tsx'
import { TimelinePart } from './timeline-part.tsx'
import { useOrderActions } from './use-order-actions.tsx'

export const clientLoader = permittedLoader('seeAdminPanel', async (user, { params }: ClientLoaderFunctionArgs) => {
  const { id = '' } = params
  const managesAll = can(user, 'manageAllOrders')
  const [{ data, ...known }, { data: sellers }, desk] = await Promise.all([
    api(manageOrderCall, { id }),
    api(sellersOfOrderCall, { id }),
    managesAll ? loadDesk(id) : undefined,
  ])
  const answers = { sellers, me: user._id }
  return { order: orderOf(data), answers, known: { ...known, paysBack: can(user, 'refundOrders') }, desk }
})

/** What those who manage all orders see besides. */
async function loadDesk(id: string) {
  const [timeline, notes] = await Promise.all([api(orderTimelineCall, { id }), api(orderNotesCall, { id })])
  return { timeline, notes: notes.data }
}

export default function OrderDetailPage() {
  const { order, answers, known, desk } = useLoaderData<typeof clientLoader>()
  return (
    <Frame>
      {desk ? (
        <WholeOrder order={order} answers={answers} {...known} {...desk} />
      ) : (
        <OwnLines order={order} answers={answers} version={known.version} />
      )}
    </Frame>
  )
}

type Loaded = ReturnType<typeof useLoaderData<typeof clientLoader>>
type OwnProps = Pick<Loaded, 'order' | 'answers'>
type WholeProps = OwnProps & Loaded['known'] & NonNullable<Loaded['desk']>

function WholeOrder({ order, answers, pieces, refunds, timeline, notes, ...circumstances }: WholeProps) {
  const { primary, groups } = actionsFor(order, circumstances)
  const { run, dialog, changed } = useOrderActions()
  return (
    <div className={`grid gap-6 ${primary ? 'max-lg:pb-16' : ''}`}>
      <OrderHead order={order}>{primary && <NextAction action={primary} run={run} />}</OrderHead>
      <Message key={changed} ref={bringIntoView} text={changed} />
      <div className="grid items-start gap-6 lg:grid-cols-[1.4fr_1fr]">
        <div className="grid gap-6">
          <SalesPart order={order} isWhole pieces={pieces} />
          <SellerAnswers order={order} version={circumstances.version} {...answers} />
          <OtherActions groups={groups} run={run} />
          <ParcelPart order={order} isOwnDelivery={circumstances.isOwnDelivery} />
          <div className="grid gap-6 sm:grid-cols-2">
            <CustomerPart order={order} />
            <ShippingAddressPart order={order} />
          </div>
          <StaffNotes
            call={addOrderNoteCall}
            about={order.id}
            hint="Only staff see notes, never the customer or sellers."
            notes={notes}
            remove={async (note) => (await api(deleteOrderNoteCall, { id: order.id, note })).message}
          />
        </div>
        <div className="grid gap-6">
          <RefundsPart refunds={refunds} lines={order.lines} />
          <PaymentPart order={order}>
            <Fact name="Payment ID">
              <span className="text-small">{order.paymentId}</span>
            </Fact>
          </PaymentPart>
          <InvoiceLink path={`${AGGREGATOR}/manageOrder/${order.id}/invoice`} money={order.money} />
          <OrderDocuments order={order} managesAll isOwnDelivery={circumstances.isOwnDelivery} />
          <TimelinePart entries={timeline.data} isCut={timeline.isCut} />
        </div>
      </div>
      {dialog}
    </div>
  )
}

/** The button for the next action is at hand wherever the page is scrolled to. */
const bringIntoView = (message: HTMLElement | null) => message?.scrollIntoView({ block: 'center' })

/** What a seller sees: the lines of their own products. */
function OwnLines({ order, answers, version }: OwnProps & { version: string }) {
  return (
    <>
      <OrderHead order={order} />
      <div className="grid items-start gap-6 lg:grid-cols-[1.4fr_1fr]">
        <div className="grid gap-6">
          <SalesPart order={order} isWhole={false} />
          <SellerAnswers order={order} version={version} {...answers} />
        </div>
        <div className="grid gap-6">
          <ParcelPart order={order}>
            <OrderTimeline events={order.events} />
          </ParcelPart>
          <OrderDocuments order={order} managesAll={false} />
        </div>
      </div>
    </>
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
      <h1 className="font-semibold text-heading">Order</h1>
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
