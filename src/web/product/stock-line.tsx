import { stockLevel } from '#contract/catalog/stock-level.ts'

/** How much there is, in words: the real number once it is small, and nothing to hurry anyone. */
export function StockLine({ stocks }: { stocks: number }) {
  const level = stockLevel(stocks)
  if (level === 'none')
    return (
      <div className="grid gap-1 rounded-card bg-line/60 px-4 py-3">
        <p className="font-semibold">Out of stock</p>
        <p className="text-small">
          It cannot be ordered at the moment.{' '}
          <a href="#related" className="text-brand underline underline-offset-4">
            See similar products
          </a>
        </p>
      </div>
    )
  return level === 'few' ? (
    <p className="font-medium text-wait">Only {stocks} left</p>
  ) : (
    <p className="font-medium text-good">In stock</p>
  )
}
