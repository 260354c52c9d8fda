import { stockLevel } from '#contract/catalog/stock-level.ts'
import { t } from '#contract/platform/t.ts'

/** How much there is, in words: the real number once it is small, and nothing to hurry anyone. */
export function StockLine({ stocks }: { stocks: number }) {
  const level = stockLevel(stocks)
  if (level === 'none')
    return (
      <div className="rounded-card bg-line/60 px-4 pt-3 pb-1">
        <p className="font-semibold">{t('Out of stock')}</p>
        <p className="text-small">{t('You can’t order this right now.')}</p>
        <a
          href="#related"
          className="inline-flex min-h-11 items-center font-medium text-brand text-small underline underline-offset-4"
        >
          {t('See similar products')}
        </a>
      </div>
    )
  return level === 'few' ? (
    <p className="font-medium text-wait">{t('Only {count} left', { count: stocks })}</p>
  ) : (
    <p className="font-medium text-good">{t('In stock')}</p>
  )
}
