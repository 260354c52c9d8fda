import { t } from '#contract/platform/t.ts'
import { Stars } from '#web/ui/stars.tsx'

type Props = { average: number; count: number; histogram: readonly { rating: number; count: number }[] }

/** The average in figures, and how many gave each number of stars. */
export function RatingSummary({ average, count, histogram }: Props) {
  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-3">
        <span className="font-semibold text-display tabular-nums leading-none">{average}</span>
        <span>
          <Stars rating={average} className="block text-lead" />
          <span className="text-ink-soft text-small">
            {count === 1 ? t('1 review') : t('{count} reviews', { count })}
          </span>
        </span>
      </p>
      <ul aria-label={t('Ratings')} className="grid gap-2">
        {histogram.map((bar) => (
          <li
            key={bar.rating}
            className="grid grid-cols-[3.5rem_1fr_2.5rem] items-center gap-3 text-small tabular-nums"
          >
            <span>{bar.rating === 1 ? t('1 star') : t('{count} stars', { count: bar.rating })}</span>
            <span aria-hidden className="h-2 overflow-hidden rounded-full bg-line">
              <span
                className="block h-full rounded-full bg-marigold"
                style={{ width: `${(bar.count / count) * 100}%` }}
              />
            </span>
            <span className="text-right text-ink-soft">{bar.count}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
