import { t } from '#contract/platform/t.ts'

const STARS = 5

/** A rating of up to five stars, filled to the fraction, and read out as a number. */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  const shown = Math.round(rating * 100) / 100
  const filled = { '--filled': `${Math.round((shown / STARS) * 100)}%` } as React.CSSProperties
  return (
    <span
      role="img"
      aria-label={t('{rating} out of {most} stars', { rating: shown, most: STARS })}
      style={filled}
      className={className ? `stars ${className}` : 'stars'}
    />
  )
}
