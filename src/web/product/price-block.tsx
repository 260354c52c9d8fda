import { formatRupees, toPaise, toRupees } from '#contract/catalog/money.ts'
import { TAX_PERCENT, totalsOf } from '#contract/checkout/totals.ts'
import { Price } from '#web/ui/price.tsx'

type Props = { price: number; packSize: number; quantity: number }

/** The price as it is counted, and what will be paid: nobody should meet the tax at the till. */
export function PriceBlock({ price, packSize, quantity }: Props) {
  const { subtotal, total } = totalsOf(toPaise(price) * quantity)
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Price amount={price} className="font-semibold text-display" />
        <span className="text-ink-soft text-small">before tax</span>
      </p>
      <p aria-live="polite" className="tabular-nums">
        {quantity > 1 && `${quantity} for ${formatRupees(toRupees(subtotal))}, `}
        <strong className="font-semibold">{formatRupees(toRupees(total))}</strong> incl. {TAX_PERCENT}% GST at checkout
      </p>
      {packSize > 1 && (
        <p className="text-ink-soft text-small tabular-nums">
          Pack of {packSize}, {formatRupees(toRupees(Math.round(toPaise(price) / packSize)))} each
        </p>
      )}
    </div>
  )
}
