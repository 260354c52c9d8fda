import { type ReactNode, useState } from 'react'
import { useLoaderData } from 'react-router'
import { listOrdersCall } from '#contract/orders/orders.endpoints.ts'
import { orderOf } from '#contract/orders/shipping-order.ts'
import { api } from '#web/kit/api.ts'
import { SHOP_PATH } from '#web/kit/paths.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { problemText } from '#web/kit/problem-text.ts'
import { PageError } from '#web/session/page-error.tsx'
import { requireLogin } from '#web/session/require-login.ts'
import { WaitingForUser } from '#web/session/waiting-for-user.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Message } from '#web/ui/message.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { OrderCard } from './order-card.tsx'

const PAGE_SIZE = 10

async function fetchPage(cursor?: string) {
  const { data, nextCursor } = await api(listOrdersCall, { limit: PAGE_SIZE, ...(cursor && { cursor }) })
  return { orders: data.map(orderOf), nextCursor }
}

export async function clientLoader() {
  requireLogin()
  return fetchPage()
}

export default function OrderHistory() {
  const { orders, nextCursor, problem, busy, loadMore } = useOrderPages(useLoaderData<typeof clientLoader>())
  if (orders.length === 0)
    return (
      <Page>
        <NoOrders />
      </Page>
    )
  return (
    <Page>
      <div className="grid gap-6">
        <ul aria-label="Orders" className="grid gap-4 xl:grid-cols-2">
          {orders.map((order) => (
            <li key={order.id} className="min-w-0 [&>article]:h-full">
              <OrderCard order={order} />
            </li>
          ))}
        </ul>
        <Message text={problem} />
        {nextCursor && (
          <Button className="justify-self-center" aria-disabled={busy} onClick={() => loadMore(nextCursor)}>
            {problem ? 'Retry' : busy ? 'Loading…' : 'Load more'}
          </Button>
        )}
      </div>
    </Page>
  )
}

type OrderPage = Awaited<ReturnType<typeof fetchPage>>

/** The first page is the loader's; what has been shown stays while the next one is fetched. */
function useOrderPages(first: OrderPage) {
  const [more, setMore] = useState<readonly OrderPage[]>([])
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function loadMore(cursor: string) {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      const page = await fetchPage(cursor)
      setMore((before) => [...before, page])
    } catch (error) {
      setProblem(problemText(error))
    }
    setBusy(false)
  }

  const pages = [first, ...more]
  return {
    orders: pages.flatMap(({ orders }) => orders),
    nextCursor: pages.at(-1)?.nextCursor,
    problem,
    busy,
    loadMore,
  }
}

function Page({ children }: { children: ReactNode }) {
  return (
    <PageBody>
      <h1 className="font-semibold text-heading">Order History</h1>
      <div className="mt-6">{children}</div>
    </PageBody>
  )
}

function NoOrders() {
  return (
    <EmptyState
      title="No orders found."
      action={
        <ButtonLink look="primary" to={SHOP_PATH}>
          Browse the shop
        </ButtonLink>
      }
    >
      <p>Whatever you order stands here, from packing to your door.</p>
    </EmptyState>
  )
}

export const HydrateFallback = () => (
  <Page>
    <WaitingForUser>
      <div role="status" className="grid gap-4 xl:grid-cols-2">
        <span className="sr-only">Loading orders…</span>
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

export const meta = privatePageMeta('Order History', 'Your orders at Likho.')
