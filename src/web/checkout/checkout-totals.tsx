import { toRupees } from '#contract/catalog/money.ts'
import { type Payable, TAX_PERCENT } from '#contract/checkout/totals.ts'
import { Price } from '#web/ui/price.tsx'

/** Every charge, before anything is paid. Tax and total are each rounded up: what that counts twice is taken off. */
export function CheckoutTotals({ totals, coupon }: { totals: Payable; coupon: string | undefined }) {
  const { subtotal, tax, total, discount, payable } = totals
  const roundedOff = subtotal + tax - total
  return (
    <dl className="grid gap-2">
      <Amount name="Subtotal" paise={subtotal} />
      <Amount name={`Tax (${TAX_PERCENT}%)`} paise={tax} />
      {roundedOff > 0 && <Amount name="Round off" sign="−" paise={roundedOff} />}
      <div className="flex justify-between gap-4">
        <dt>Delivery</dt>
        <dd className="font-medium text-good">Included</dd>
      </div>
      <Amount name="Total" paise={total} strong={discount === 0} />
      {discount > 0 && (
        <>
          <Amount name={`Discount (${coupon})`} sign="−" paise={discount} />
          <Amount name="To pay" paise={payable} strong />
        </>
      )}
    </dl>
  )
}

type AmountProps = { name: string; paise: number; sign?: string; strong?: boolean }

function Amount({ name, paise, sign = '', strong = false }: AmountProps) {
  return (
    <div
      className={`flex justify-between gap-4 ${strong ? 'mt-1 border-line border-t pt-3 font-semibold text-lead' : ''}`}
    >
      <dt>{name}</dt>
      <dd>
        {sign}
        <Price amount={toRupees(paise)} />
      </dd>
    </div>
  )
}
