import { ArrowDownRight, ArrowUpRight, Minus } from 'lucide-react'
import type { Dashboard } from '#contract/admin/dashboard.endpoints.ts'
import { formatRupees } from '#contract/catalog/money.ts'
import { type Better, type Comparison, comparisonOf } from './comparison.ts'

type Props = { data: Dashboard; days: number; isSeller: boolean }

/** Whole rupees: paise say nothing at this size. */
const rupees = (amount: number) => formatRupees(Math.round(amount))
const count = (amount: number) => amount.toLocaleString('en-IN')

/** The four figures that one looks for first. */
export function FigureTiles({ data, days, isSeller }: Props) {
  const tiles: {
    name: string
    figure: { now: number; before: number }
    text: (amount: number) => string
    better: Better
  }[] = [
    { name: isSeller ? 'Your sales' : 'Sales', figure: data.sales, text: rupees, better: 'more' },
    { name: 'Orders', figure: data.orders, text: count, better: 'more' },
    { name: 'Average order', figure: data.averageOrder, text: rupees, better: 'more' },
    { name: 'Cancelled', figure: data.cancelled, text: count, better: 'fewer' },
  ]
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {tiles.map(({ name, figure, text, better }) => (
        <div key={name} className="flex flex-col rounded-card border border-line bg-sheet p-4 sm:p-5">
          <dt className="text-ink-soft text-small">{name}</dt>
          <dd className="flex grow flex-col justify-between gap-2">
            <span className="font-semibold text-title tabular-nums sm:text-heading">{text(figure.now)}</span>
            <Change {...comparisonOf(figure, days, better)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const ICONS = { up: ArrowUpRight, down: ArrowDownRight, level: Minus }
const TONES = { good: 'text-good', bad: 'text-bad', plain: 'text-ink-soft' }

function Change({ text, tone, direction }: Comparison) {
  const Icon = ICONS[direction]
  return (
    <span className={`flex items-start gap-1 font-medium text-fine ${TONES[tone]}`}>
      <Icon aria-hidden className="mt-px size-4 shrink-0" />
      {text}
    </span>
  )
}
