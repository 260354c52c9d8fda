import type { SoldDay } from '#contract/admin/dashboard.endpoints.ts'
import { Price } from '#web/ui/price.tsx'
import { DayChart } from './day-chart.tsx'
import { longDay, salesText, shortDay } from './day-format.ts'
import { PanelCard } from './panel-card.tsx'

type Props = { days: readonly SoldDay[]; isSeller: boolean }

/** Sales day by day, to look at and as a table to read. */
export function SalesChart({ days, isSeller }: Props) {
  const isQuiet = days.every(({ orders }) => orders === 0)
  const points = days.map(({ day, sales, orders }) => ({
    key: day,
    value: sales,
    label: shortDay(day),
    title: longDay(day),
    text: salesText(sales, orders),
  }))
  const caption = isSeller
    ? 'Sales of your products, before tax. Cancelled, returned and refunded orders don’t count. Days in Indian time.'
    : 'Including tax, after discounts. Cancelled, returned and refunded orders don’t count. Days in Indian time.'
  return (
    <PanelCard title="Sales by day" caption={caption}>
      <div className="relative">
        <DayChart label="Sales by day" points={points} />
        {isQuiet && (
          <p className="pointer-events-none absolute inset-x-0 top-1/3 text-center text-ink-soft">
            No sales in this period yet.
          </p>
        )}
      </div>
      <details className="group mt-3">
        <summary className="inline-flex min-h-11 items-center font-medium text-brand text-small underline underline-offset-4">
          <span className="group-open:hidden">Show as table</span>
          <span className="not-group-open:hidden">Hide table</span>
        </summary>
        <DayTable days={days} />
      </details>
    </PanelCard>
  )
}

function DayTable({ days }: { days: readonly SoldDay[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section aria-label="Sales by day as a table" tabIndex={0} className="max-h-80 overflow-auto">
      <table className="w-full text-small tabular-nums">
        <thead>
          <tr className="text-ink-soft *:sticky *:top-0 *:bg-sheet *:py-2 *:font-semibold">
            <th scope="col" className="text-left">
              Day
            </th>
            <th scope="col" className="text-right">
              Orders
            </th>
            <th scope="col" className="text-right">
              Sales
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, orders, sales }) => (
            <tr key={day} className="*:border-line *:border-t *:py-2">
              <th scope="row" className="text-left font-normal">
                {longDay(day)}
              </th>
              <td className="text-right">{orders.toLocaleString('en-IN')}</td>
              <td className="text-right">
                <Price amount={sales} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
