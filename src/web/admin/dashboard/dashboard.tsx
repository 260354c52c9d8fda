import { useState } from 'react'
import { can } from '#contract/accounts/permissions.ts'
import type { User } from '#contract/accounts/user.ts'
import type { Dashboard as Data } from '#contract/admin/dashboard.endpoints.ts'
import { PERIODS, type Period } from '#contract/admin/periods.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useSlow } from '#web/ui/use-slow.ts'
import { FigureTiles } from './figure-tiles.tsx'
import { LatestOrders } from './latest-orders.tsx'
import { PeriodSwitch } from './period-switch.tsx'
import { BestSellers, LowStock } from './product-lists.tsx'
import { SalesChart } from './sales-chart.tsx'
import { SearchMisses } from './search-misses.tsx'
import { StatusDonut } from './status-donut.tsx'
import { useDashboard } from './use-dashboard.ts'

const USUAL = PERIODS[1]

/** How the shop does, or for sellers how their own products do. */
export function Dashboard({ user }: { user: User }) {
  const [days, setDays] = useState<Period>(USUAL)
  const { shown, problem, isWaiting, retry } = useDashboard(days)
  const isSlow = useSlow(isWaiting ? `${days} days` : undefined)
  return (
    <section aria-labelledby="dashboard" aria-busy={isWaiting} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="dashboard" className="font-semibold text-title">
          {can(user, 'manageAllOrders') ? 'How the shop does' : 'How your products do'}
        </h2>
        <PeriodSwitch days={days} onChoose={setDays} />
      </div>
      {problem && (
        <div className="grid justify-items-start gap-3">
          <Message text={`Error: ${problem}`} />
          <Button onClick={retry}>Retry</Button>
        </div>
      )}
      {shown && !problem && (
        <div className={`grid gap-4 transition-opacity ${isSlow ? 'opacity-50' : ''}`}>
          <Figures data={shown.data} days={shown.days} isSeller={!can(user, 'manageAllOrders')} />
        </div>
      )}
      {!shown && !problem && <Waiting isSlow={isSlow} />}
    </section>
  )
}

function Figures({ data, days, isSeller }: { data: Data; days: Period; isSeller: boolean }) {
  return (
    <>
      <FigureTiles data={data} days={days} isSeller={isSeller} />
      <div className="grid items-start gap-4 *:h-full lg:grid-cols-[2fr_1fr]">
        <SalesChart days={data.days} isSeller={isSeller} />
        <StatusDonut byStatus={data.byStatus} />
      </div>
      <div className={`grid gap-4 md:grid-cols-2 ${data.misses ? 'xl:grid-cols-4' : 'xl:grid-cols-3'}`}>
        <BestSellers bestSellers={data.bestSellers} />
        <LowStock lowStock={data.lowStock} />
        <LatestOrders latestOrders={data.latestOrders} />
        {data.misses && <SearchMisses misses={data.misses} />}
      </div>
    </>
  )
}

/** Keeps the place of the figures, so that the lists below do not jump. */
function Waiting({ isSlow }: { isSlow: boolean }) {
  return (
    <div role="status" className={`grid gap-4 ${isSlow ? '' : 'invisible'}`}>
      <span className="sr-only">Loading the figures…</span>
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
