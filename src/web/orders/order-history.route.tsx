import { lazy, type ReactNode, Suspense } from 'react'
import { useLoaderData } from 'react-router'
import type { Order } from '#contract/orders/order.ts'
import { listOrdersCall } from '#contract/orders/orders.endpoints.ts'
import { orderOf } from '#contract/orders/shipping-order.ts'
import type { InputOf } from '#contract/platform/endpoint.ts'
import { msg, t } from '#contract/platform/t.ts'
import { api } from '#web/kit/api.ts'
import { keysetLoader } from '#web/kit/keyset-list.ts'
import { MoreOrRetry } from '#web/kit/more-or-retry.tsx'
import { SHOP_PATH } from '#web/kit/paths.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { pagesIn, useListPaging } from '#web/kit/use-list-address.ts'
import { PageError } from '#web/session/page-error.tsx'
import { requireLogin } from '#web/session/require-login.ts'
import { WaitingForUser } from '#web/session/waiting-for-user.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import parcel from './empty-parcel.svg?url'
import { OrderCard } from './order-card.tsx'

const PAGE_SIZE = 10

const loadPages = keysetLoader(async (query: InputOf<typeof listOrdersCall>, cursor) => {
  const page = await api(listOrdersCall, { ...query, cursor })
  return { ...page, data: page.data.map(orderOf) }
})

/** On demand, also where it is shown: a card would bring the file of the product lists along. */
const BuyAgainShelf = lazy(async () => ({ default: (await import('./buy-again-shelf.tsx')).BuyAgainShelf }))
const buyAgain = async () => (await import('./fetch-buy-again.ts')).fetchBuyAgain()

export async function clientLoader({ request }: { request: Request }) {
  requireLogin()
  const [list, again] = await Promise.all([
    loadPages({ limit: PAGE_SIZE }, pagesIn(new URL(request.url).searchParams)),
    // An extra: without it the orders are all there.
    buyAgain().catch(() => []),
  ])
  // The session may have turned out to be over.
  requireLogin()
  return { list, again }
}

export default function OrderHistory() {
  const { list, again } = useLoaderData<typeof clientLoader>()
  const paging = useListPaging()
  return (
    <Page>
      {list.rows?.length === 0 && <NoOrders />}
      <div className="grid gap-6">
        {list.rows && list.rows.length > 0 && <Orders orders={list.rows} />}
        <MoreOrRetry list={list} {...paging} />
      </div>
      {again.length > 0 && (
        <Suspense>
          <BuyAgainShelf products={again} />
        </Suspense>
      )}
    </Page>
  )
}

const Orders = ({ orders }: { orders: readonly Order[] }) => (
  <ul aria-label={t('Orders')} className="grid gap-4 xl:grid-cols-2">
    {orders.map((order) => (
      <li key={order.id} className="min-w-0 [&>article]:h-full">
        <OrderCard order={order} />
      </li>
    ))}
  </ul>
)

function Page({ children }: { children: ReactNode }) {
  return (
    <PageBody>
      <h1 className="font-semibold text-heading">{t('Order History')}</h1>
      <div className="mt-6">{children}</div>
    </PageBody>
  )
}

function NoOrders() {
  return (
    <EmptyState
      scene={<img src={parcel} alt="" width="400" height="400" />}
      title={t('No orders found.')}
      action={
        <ButtonLink look="primary" to={SHOP_PATH}>
          {t('Browse Products')}
        </ButtonLink>
      }
    >
      <p>{t('Track every order here, from packing to your door.')}</p>
    </EmptyState>
  )
}

export const HydrateFallback = () => (
  <Page>
    <WaitingForUser>
      <div role="status" className="grid gap-4 xl:grid-cols-2">
        <span className="sr-only">{t('Loading orders…')}</span>
        <Skeleton className="h-60" />
        <Skeleton className="h-60" />
      </div>
    </WaitingForUser>
  </Page>
)

export const ErrorBoundary = () => (
  <Page>
    <PageError />
  </Page>
)

export const meta = privatePageMeta(msg('Order History'), msg('Your orders at Likho.'))
