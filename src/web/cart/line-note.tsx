import { formatRupees } from '#contract/catalog/money.ts'
import { t } from '#contract/platform/t.ts'
import { rich } from '#web/kit/rich-text.ts'
import type { LineChanges } from './cart-line-changes.ts'

/** What became of a line, in words, where it stands. */
export function LineNote({ changes, price }: { changes: LineChanges; price: number }) {
  return (
    <div className="grid gap-1 font-medium text-small">
      {changes.gone && <p className="text-bad">{t('No longer available')}</p>}
      {changes.left === 0 && <p className="text-bad">{t('Out of stock')}</p>}
      {changes.left !== undefined && changes.left > 0 && (
        <p className="text-wait">{t('Only {count} left', { count: changes.left })}</p>
      )}
      {changes.price !== undefined && (
        <p className="text-wait">
          {rich(
            'Price changed: <s>{before}</s> → {now}',
            { s: (before) => <s className="font-normal">{before}</s> },
            { before: formatRupees(price), now: formatRupees(changes.price) },
          )}
        </p>
      )}
    </div>
  )
}
