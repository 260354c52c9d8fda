import { CircleCheckBig } from 'lucide-react'
import type { ReactNode } from 'react'
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Order } from '#contract/orders/order.ts'
import { orderPath } from '#contract/orders/order-path.ts'
import { getOrderCall } from '#contract/orders/orders.endpoints.ts'
import { orderOf } from '#contract/orders/shipping-order.ts'
import { msg, t } from '#contract/platform/t.ts'
import { api } from '#web/kit/api.ts'
import { ORDERS_PATH } from '#web/kit/paths.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { useDelayedRedirect } from '#web/kit/use-delayed-redirect.ts'
import { PageError } from '#web/session/page-error.tsx'
import { requireLogin } from '#web/session/require-login.ts'
import { WaitingForUser } from '#web/session/waiting-for-user.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { Price } from '#web/ui/price.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AddressOfOrder } from './order-parts.tsx'
import { Fact, Facts } from './order-section.tsx'
import { arrivalWords, nextWords } from './order-words.ts'
import { OrderedProducts } from './ordered-products.tsx'

const REDIRECT_AFTER_MS = 3_000

/** The order as the shop has it now: the address may be opened again long after. */
export async function clientLoader({ params }: ClientLoaderFunctionArgs): Promise<Order> {
  requireLogin()
  return orderOf((await api(getOrderCall, { id: params.orderId ?? '' })).data)
}

export default function OrderSuccess() {
  const order = useLoaderData<typeof clientLoader>()
  return <Sheet>{order.status === 'cancelled' ? <Cancelled order={order} /> : <Placed order={order} />}</Sheet>
}

function Placed({ order }: { order: Order }) {
  const stays = useDelayedRedirect(ORDERS_PATH, REDIRECT_AFTER_MS, true)
  return (
    <>
      <header className="grid justify-items-center gap-3 text-center">
        <CircleCheckBig aria-hidden className="size-12 text-good" />
        <h1 className="font-semibold text-heading">{t('Order Successful!')}</h1>
        <p className="text-balance font-semibold text-lead">{arrivalWords(order, new Date()) ?? nextWords(order)}</p>
        <p role="status" className="text-pretty text-ink-soft text-small">
          {stays
            ? t('We’ve emailed you the details.')
            : t('We’ve emailed you the details. Taking you to your orders… Tap to stay here.')}
        </p>
      </header>
      <Summary order={order} />
    </>
  )
}

function Cancelled({ order }: { order: Order }) {
  return (
    <>
      <header className="grid gap-3 text-center">
        <h1 className="font-semibold text-heading">{t('Order cancelled')}</h1>
        <p className="text-ink-soft">{t(order.paymentStatus)}</p>
      </header>
      <Summary order={order} />
    </>
  )
}

function Summary({ order }: { order: Order }) {
  const { id, number, lines, total } = order
  return (
    <>
      <Facts>
        <Fact name={t('Order number')}>{number}</Fact>
        <Fact name={t('Total paid')}>
          <Price amount={total} />
        </Fact>
      </Facts>
      <OrderedProducts lines={lines} />
      <div>
        <h2 className="font-semibold">{t('Delivering to')}</h2>
        <AddressOfOrder order={order} />
      </div>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <ButtonLink look="primary" to={orderPath(id)}>
          {t('View order')}
        </ButtonLink>
        <ButtonLink to={ORDERS_PATH}>{t('My Orders')}</ButtonLink>
      </div>
      <p className="text-ink-soft text-small [overflow-wrap:anywhere]">{t('Order ID {id}', { id })}</p>
    </>
  )
}

const Sheet = ({ children }: { children: ReactNode }) => (
  <PageBody>
    <div className="mx-auto grid max-w-dialog gap-6 rounded-card border border-line bg-sheet p-6 sm:p-8">
      {children}
    </div>
  </PageBody>
)

export const HydrateFallback = () => (
  <Sheet>
    <h1 className="sr-only">{t('Your order')}</h1>
    <WaitingForUser>
      <Skeleton className="h-96" />
    </WaitingForUser>
  </Sheet>
)

export const ErrorBoundary = () => (
  <Sheet>
    <h1 className="font-semibold text-heading">{t('Your order')}</h1>
    <PageError>
      <ButtonLink to={ORDERS_PATH}>{t('My Orders')}</ButtonLink>
    </PageError>
  </Sheet>
)

export const meta = privatePageMeta(msg('Your order'), msg('Your order at Likho.'))
