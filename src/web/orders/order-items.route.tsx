import type { ReactNode } from 'react'
import { type ClientActionFunctionArgs, type ClientLoaderFunctionArgs, data, useLoaderData } from 'react-router'
import type { Order } from '#contract/orders/order.ts'
import { cancelOrderCall, getOrderCall } from '#contract/orders/orders.endpoints.ts'
import { orderTexts } from '#contract/orders/orders.texts.ts'
import { orderOf } from '#contract/orders/shipping-order.ts'
import { isTest } from '#contract/payments/money-mode.ts'
import { msg, t } from '#contract/platform/t.ts'
import { api } from '#web/kit/api.ts'
import { ORDERS_PATH } from '#web/kit/paths.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { helpMail, owner } from '#web/kit/shop-contact.ts'
import { PageError } from '#web/session/page-error.tsx'
import { requireLogin } from '#web/session/require-login.ts'
import { WaitingForUser } from '#web/session/waiting-for-user.tsx'
import { orderOpened } from '#web/stores/orders.ts'
import { restoreRoot, useRootStore } from '#web/stores/root-store.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Message } from '#web/ui/message.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CancelPart } from './cancel-part.tsx'
import { cancelProblem } from './cancel-problem.ts'
import { DeliverySection } from './delivery-section.tsx'
import { GoBack, OrderActions } from './order-actions.tsx'
import { CustomerPart, OrderInfo, PaymentPart, ShippingAddressPart } from './order-parts.tsx'
import './order-print.css'
import { ReturnsPart } from './returns-part.tsx'

/** The order that the address names; without one, the order that was opened last. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<Order | null> {
  requireLogin()
  await restoreRoot()
  const id = new URL(request.url).searchParams.get('id') ?? useRootStore.getState().order.orderDetails?.id
  if (!id) return null
  const order = orderOf((await api(getOrderCall, { id })).data)
  await orderOpened(order)
  return order
}

/** Cancels an order. The page loads anew afterwards, unless it was refused. */
export async function clientAction({ request }: ClientActionFunctionArgs) {
  const id = String((await request.formData()).get('id'))
  try {
    const { message } = await api(cancelOrderCall, { id })
    return { message, problem: undefined }
  } catch (error) {
    return data({ message: undefined, problem: cancelProblem(error) }, { status: 400 })
  }
}

export default function OrderItems() {
  const order = useLoaderData<typeof clientLoader>()
  return <Page>{order ? <OrderSheet key={order.id} order={order} /> : <NoneChosen />}</Page>
}

function Page({ children }: { children: ReactNode }) {
  return (
    <PageBody>
      <p className="mb-4 hidden text-small print:block">
        Likho · {owner().legalName}, {owner().address} · {helpMail()}
      </p>
      <h1 className="font-semibold text-heading">{t('Order Summary')}</h1>
      <div className="mt-6">{children}</div>
    </PageBody>
  )
}

function OrderSheet({ order }: { order: Order }) {
  return (
    <div className="order-sheet grid items-start gap-6 lg:grid-cols-[1.4fr_1fr]">
      <div className="grid gap-6">
        {isTest(order) && <Message text={t(orderTexts.test)} tone="plain" />}
        <DeliverySection order={order} />
        <OrderActions order={order} />
        <OrderInfo order={order} />
        <div className="grid gap-6 sm:grid-cols-2">
          <ShippingAddressPart order={order} />
          <CustomerPart order={order} />
        </div>
      </div>
      <div className="grid gap-6">
        <PaymentPart order={order} />
        {order.status !== 'cancelled' && <ReturnsPart order={order} />}
        <CancelPart order={order} />
      </div>
    </div>
  )
}

function NoneChosen() {
  return (
    <EmptyState
      title={t('Choose an order')}
      action={
        <ButtonLink look="primary" to={ORDERS_PATH}>
          {t('My Orders')}
        </ButtonLink>
      }
    />
  )
}

export const HydrateFallback = () => (
  <Page>
    <WaitingForUser>
      <div role="status" className="grid gap-6 lg:grid-cols-[1.4fr_1fr]">
        <span className="sr-only">{t('Loading your order…')}</span>
        <Skeleton className="h-96" />
        <Skeleton className="h-72" />
      </div>
    </WaitingForUser>
  </Page>
)

export const ErrorBoundary = () => (
  <Page>
    <PageError>
      <ButtonLink to={ORDERS_PATH}>{t('My Orders')}</ButtonLink>
      <GoBack />
    </PageError>
  </Page>
)

export const meta = privatePageMeta(msg('Order Summary'), msg('Your order at Likho in detail.'))
