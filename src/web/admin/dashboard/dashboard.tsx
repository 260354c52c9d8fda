import { type ReactNode, Suspense, useState } from 'react'
import { Await, useFetcher } from 'react-router'
import { can } from '#contract/accounts/permissions.ts'
import type { User } from '#contract/accounts/user.ts'
import type { Dashboard as Data } from '#contract/admin/dashboard.endpoints.ts'
import type { Period } from '#contract/admin/periods.ts'
import { ADMIN_FIGURES_PATH } from '#web/kit/staff-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useSlow } from '#web/ui/use-slow.ts'
import { TestsNotCounted } from '../tests-not-counted.tsx'
import { FigureTiles } from './figure-tiles.tsx'
import type { clientLoader } from './figures.route.ts'
import { LatestOrders } from './latest-orders.tsx'
import { DEFAULT_PERIOD, type Figures as Loaded } from './load-figures.ts'
import { PeriodSwitch } from './period-switch.tsx'
import { BestSellers, LowStock } from './product-lists.tsx'
import { SalesChart } from './sales-chart.tsx'
import { SearchMisses } from './search-misses.tsx'
import { StatusDonut } from './status-donut.tsx'

type Props = {
  user: User
  /** The figures that the page came with. */
  first: Promise<Loaded>
  /** Rendered with them. */
  whenShown: ReactNode
}

/** How the shop does, or for sellers how their own products do. */
export function Dashboard({ user, first, whenShown }: Props) {
  const [days, setDays] = useState<Period>(DEFAULT_PERIOD)
  const fetcher = useFetcher<typeof clientLoader>()
  const isBusy = fetcher.state !== 'idle'
  const isSlow = useSlow(isBusy ? `${days} days` : undefined)
  const isSeller = !can(user, 'seeReports')

  function load(period: Period) {
    setDays(period)
    fetcher.load(`${ADMIN_FIGURES_PATH}?days=${period}`)
  }

  return (
    <section aria-labelledby="dashboard" aria-busy={isBusy} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="dashboard" className="font-semibold text-title">
          {isSeller ? 'Your sales overview' : 'Shop overview'}
        </h2>
        <PeriodSwitch days={days} onChoose={load} />
      </div>
      <Suspense fallback={<Waiting />}>
        <Await resolve={fetcher.data ?? first}>
          {(figures: Loaded) => (
            <>
              {figures.problem === undefined ? (
                <div className={`grid gap-4 transition-opacity ${isSlow ? 'opacity-50' : ''}`}>
                  <Figures data={figures.data} days={figures.days} isSeller={isSeller} />
                </div>
              ) : (
                <div className={BLANK_SHEET}>
                  <Message text={`Error: ${figures.problem}`} />
                  <Button onClick={() => load(days)} aria-disabled={isBusy}>
                    Retry
                  </Button>
                </div>
              )}
              {whenShown}
            </>
          )}
        </Await>
      </Suspense>
    </section>
  )
}

function Figures({ data, days, isSeller }: { data: Data; days: Period; isSeller: boolean }) {
  return (
    <>
      {data.hasTests && <TestsNotCounted />}
      <FigureTiles data={data} days={days} isSeller={isSeller} />
      <div className="grid items-start gap-4 *:h-full lg:grid-cols-[2fr_1fr]">
        <SalesChart days={data.days} isSeller={isSeller} />
        <StatusDonut byStatus={data.byStatus} />
      </div>
      <div className={`grid gap-4 md:grid-cols-2 ${data.misses ? 'xl:grid-cols-4' : 'xl:grid-cols-3'}`}>
        <BestSellers bestSellers={data.bestSellers} bestSellersAsOf={data.bestSellersAsOf} />
        <LowStock lowStock={data.lowStock} />
        <LatestOrders latestOrders={data.latestOrders} />
        {data.misses && <SearchMisses misses={data.misses} />}
      </div>
    </>
  )
}

/** Keeps the place of the figures, so that the lists below do not jump. */
function Waiting() {
  const isSlow = useSlow('figures')
  return (
    <div role="status" className={isSlow ? '' : 'invisible'}>
      <span className="sr-only">Loading figures…</span>
      <FiguresSkeleton />
    </div>
  )
}

/** As high as the skeleton, or down to the window's edge: the lists below do not jump when the figures do not come. */
const BLANK_SHEET =
  'ruled-paper grid content-start justify-items-start gap-4 rounded-card border border-line py-8 pr-4 pl-10 ' +
  'min-h-[min(78.75rem,100svh)] sm:pl-14 sm:[--margin-at:2.5rem] lg:min-h-[39rem]'

export function FiguresSkeleton() {
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        <Skeleton className="h-32" />
        <Skeleton className="h-32" />
        <Skeleton className="h-32" />
        <Skeleton className="h-32" />
      </div>
      <div className="grid gap-4 lg:grid-cols-[2fr_1fr]">
        <Skeleton className="h-120" />
        <Skeleton className="h-120" />
      </div>
    </div>
  )
}
