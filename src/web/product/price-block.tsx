import { formatRupees, toPaise, toRupees } from '#contract/catalog/money.ts'
import { percentBelowMrp, pieceText, withTaxText } from '#contract/catalog/price-texts.ts'
import { t } from '#contract/platform/t.ts'
import { Price } from '#web/ui/price.tsx'

type Props = { price: number; mrp: number | undefined; packSize: number; quantity: number }

/** The price as it is counted, and what will be paid. Both lines stay where they are whatever the quantity. */
export function PriceBlock({ price, mrp, packSize, quantity }: Props) {
  const percent = percentBelowMrp(price, mrp)
  const subtotal = toRupees(toPaise(price) * quantity)
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Price amount={price} className="font-semibold text-display" />
        <span className="text-ink-soft text-small tabular-nums">
          {packSize > 1
            ? t('for a pack of {count}, {each}', { count: packSize, each: pieceText(price, packSize) })
            : t('excl. GST')}
        </span>
      </p>
      <p aria-live="polite" className="tabular-nums">
        {quantity > 1 && `${t('{count} for {price}', { count: quantity, price: formatRupees(subtotal) })}, `}
        <strong className="font-semibold">{withTaxText(subtotal)}</strong>
      </p>
      {mrp && percent > 0 && (
        <p className="text-ink-soft text-small tabular-nums">
          <s>{t('MRP {price}', { price: formatRupees(mrp) })}</s> {t('{percent}% off', { percent })}
        </p>
      )}
    </div>
  )
}
