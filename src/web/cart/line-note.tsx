import { formatRupees } from '#contract/catalog/money.ts'
import type { LineNews } from './cart-line-changes.ts'

/** What became of a line, in words, where it stands. */
export function LineNote({ news, price }: { news: LineNews; price: number }) {
  return (
    <div className="grid gap-1 font-medium text-small">
      {news.gone && <p className="text-bad">No longer sold</p>}
      {news.left === 0 && <p className="text-bad">Out of stock</p>}
      {news.left !== undefined && news.left > 0 && <p className="text-wait">Only {news.left} left</p>}
      {news.price !== undefined && (
        <p className="text-wait">
          Price changed: <s className="font-normal">{formatRupees(price)}</s> → {formatRupees(news.price)}
        </p>
      )}
    </div>
  )
}
