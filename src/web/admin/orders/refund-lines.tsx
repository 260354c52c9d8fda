import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { type PartRefundWish, paidForPieces, type Sale } from '#contract/admin/part-refund.ts'
import { toRupees } from '#contract/catalog/money.ts'
import type { Order } from '#contract/orders/order.ts'
import { OrderPicture } from '#web/orders/order-picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { StepButton } from '#web/ui/step-button.tsx'

type Chosen = PartRefundWish['lines']
type Props = {
  order: Order
  sale: Sale
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
  error: string | undefined
}

/** Every line of the order with how many of its pieces are to be paid back. */
export function RefundLines({ order, sale, chosen, onChoose, error }: Props) {
  const id = useId()
  const countOf = (place: number) => chosen.find((one) => one.place === place)?.quantity ?? 0
  function choose(place: number, quantity: number) {
    const others = chosen.filter((one) => one.place !== place)
    onChoose(quantity > 0 ? [...others, { place, quantity }] : others)
  }
  return (
    <fieldset name="lines" tabIndex={-1} aria-describedby={error ? id : undefined} className="grid gap-2">
      <legend className="mb-2 font-semibold text-small">Items to refund</legend>
      <ul className="divide-y divide-line border-line border-y">
        {sale.lines.map((line, place) => {
          const left = line.quantity - line.refunded
          const count = countOf(place)
          return (
            <li
              key={order.lines[place]?.productId ?? line.name}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3"
            >
              <OrderPicture image={order.lines[place]?.image ?? null} />
              <div className="min-w-0 grow basis-40">
                <p className="font-medium">{line.name}</p>
                <p className="text-ink-soft text-small">
                  {line.quantity} bought{line.refunded > 0 && ` · ${line.refunded} refunded`}
                  {count > 0 && (
                    <>
                      {' · '}
                      <Price amount={toRupees(paidForPieces(sale, { place, quantity: count }))} />
                    </>
                  )}
                </p>
              </div>
              {left > 0 && (
                <div className="flex items-center rounded-field border border-edge">
                  <StepButton
                    label={`Refund fewer of ${line.name}`}
                    disabled={count === 0}
                    onClick={() => choose(place, count - 1)}
                  >
                    <Minus aria-hidden className="size-5" />
                  </StepButton>
                  <output aria-label={`${line.name}: to refund`} className="w-8 text-center font-semibold tabular-nums">
                    {count}
                  </output>
                  <StepButton
                    label={`Refund one more of ${line.name}`}
                    disabled={count === left}
                    onClick={() => choose(place, count + 1)}
                  >
                    <Plus aria-hidden className="size-5" />
                  </StepButton>
                </div>
              )}
            </li>
          )
        })}
      </ul>
      {error && (
        <p id={id} role="alert" className="font-medium text-bad text-small">
          {error}
        </p>
      )}
    </fieldset>
  )
}
