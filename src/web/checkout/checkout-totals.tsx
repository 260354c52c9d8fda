import { formatRupees, toRupees } from '#contract/catalog/money.ts'
import type { Payable } from '#contract/checkout/totals.ts'
import { type BillRow, billRows, ROUNDING_NOTE } from '#contract/orders/bill-rows.ts'
import { t } from '#contract/platform/t.ts'
import { shopFacts } from '#contract/shop/shop-facts.ts'
import { Price } from '#web/ui/price.tsx'

type Props = {
  totals: Payable
  coupon: string | undefined
  /** How much the prices with tax, added up one by one, are above the total; in paise. */
  saved?: number
}

/** Every charge, before anything is paid, in the words of the mail and the order. */
export function CheckoutTotals({ totals, coupon, saved = 0 }: Props) {
  const { charges, discounted } = billRows({
    subtotal: toRupees(totals.subtotal),
    tax: toRupees(totals.tax),
    ...shopFacts().tax,
    discount: toRupees(totals.discount),
    total: toRupees(totals.payable),
    couponCode: coupon ?? null,
  })
  return (
    <div className="grid gap-3">
      <dl className="grid gap-2">
        {[...charges, ...discounted].map((row) => (
          <Row key={row.label} row={row} />
        ))}
        <div className="mt-1 flex justify-between gap-4 border-line border-t pt-3 font-semibold text-lead">
          <dt>{discounted.length > 0 ? t('To pay') : t('Total')}</dt>
          <dd>
            <Price amount={toRupees(totals.payable)} />
          </dd>
        </div>
      </dl>
      <p className="text-pretty text-fine text-ink-soft">
        {t(ROUNDING_NOTE)}
        {saved > 0 &&
          ` ${t('That’s {amount} less than adding up each price incl. GST.', { amount: formatRupees(toRupees(saved)) })}`}
      </p>
    </div>
  )
}

const Row = ({ row: { label, amount, text } }: { row: BillRow }) => (
  <div className="flex justify-between gap-4">
    <dt>{label}</dt>
    <dd className={amount > 0 ? 'tabular-nums' : 'whitespace-nowrap font-medium text-good tabular-nums'}>{text}</dd>
  </div>
)
