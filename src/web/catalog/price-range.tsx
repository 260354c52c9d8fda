import { useEffect, useId, useRef } from 'react'
import type { Facets } from '#contract/catalog/product-filters.ts'
import { Button } from '#web/ui/button.tsx'
import { CONTROL } from '#web/ui/field.tsx'
import { Legend } from './filter-choices.tsx'
import type { ListState } from './list-state.ts'

type Props = { price: ListState['price']; range: Facets['price'] }

/** From and to in rupees. Wrong prices stay in their fields, with what is wrong below. */
export function PriceRange({ price, range }: Props) {
  const id = useId()
  const wrong = price.error ? { 'aria-invalid': true, 'aria-describedby': `${id}error` } : {}
  const first = useFocusWhenWrong(price.error)
  const field = (name: string, label: string, value: string, example: number | undefined) => (
    <div className="grid grow basis-0 gap-1">
      <label htmlFor={id + name} className="text-ink-soft text-small">
        {label}
      </label>
      <input
        id={id + name}
        ref={name === 'minPrice' ? first : undefined}
        name={name}
        defaultValue={value}
        placeholder={example?.toString()}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        className={`${CONTROL} min-h-11 min-w-0 px-2 tabular-nums`}
        {...wrong}
      />
    </div>
  )
  return (
    <fieldset>
      <Legend>Price</Legend>
      <div className="flex items-end gap-2">
        {field('minPrice', 'From ₹', price.min, range && Math.floor(range.min))}
        {field('maxPrice', 'To ₹', price.max, range && Math.ceil(range.max))}
        <Button type="submit" className="px-3">
          Go <span className="sr-only">with this price range</span>
        </Button>
      </div>
      {price.error && (
        <p id={`${id}error`} role="alert" className="mt-2 font-medium text-bad text-small">
          {price.error}
        </p>
      )}
    </fieldset>
  )
}

/** Only for what was just typed: a page that opens with a wrong price leaves the focus alone. */
function useFocusWhenWrong(error: string | undefined) {
  const field = useRef<HTMLInputElement>(null)
  const known = useRef(error)
  useEffect(() => {
    if (error && error !== known.current) field.current?.focus()
    known.current = error
  }, [error])
  return field
}
