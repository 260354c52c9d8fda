import { formatRupees } from '#contract/catalog/money.ts'
import type { LineChanges } from './cart-line-changes.ts'

/** What became of a line, in words, where it stands. */
export function LineNote({ changes, price }: { changes: LineChanges; price: number }) {
  return (
    <div className="grid gap-1 font-medium text-small">
      {changes.gone && <p className="text-bad">No longer available</p>}
      {changes.left === 0 && <p className="text-bad">Out of stock</p>}
      {changes.left !== undefined && changes.left > 0 && <p className="text-wait">{`Only ${changes.left} left`}</p>}
      {changes.price !== undefined && (
        <p className="text-wait">
          Price changed: <s className="font-normal">{formatRupees(price)}</s> → {formatRupees(changes.price)}
        </p>
      )}
    </div>
  )
}
