import { type ChangeEventHandler, type RefObject, useCallback, useId, useRef } from 'react'
import type { Facets } from '#contract/catalog/product-filters.ts'
import { t } from '#contract/platform/t.ts'
import { Button } from '#web/ui/button.tsx'
import { CONTROL } from '#web/ui/field.tsx'
import { Legend } from './filter-choices.tsx'

type Props = {
  min: string | undefined
  max: string | undefined
  /** What products of the list cost, as an example of what to type. */
  range: Facets['price']
  error: string | undefined
  /** True once the form was sent: a page that opens with a wrong price leaves the focus alone. */
  focusOnError: RefObject<boolean>
  onChange: ChangeEventHandler<HTMLInputElement>
}

/** From and to in rupees. Wrong prices stay in their fields, with what is wrong below. */
export function PriceRange({ min, max, range, error, focusOnError, onChange }: Props) {
  const id = useId()
  const wrong = error ? { 'aria-invalid': true, 'aria-describedby': `${id}error` } : {}
  const first = useRef<HTMLInputElement>(null)
  const focusFirst = useCallback(() => {
    if (focusOnError.current) first.current?.focus()
  }, [focusOnError])
  const field = (name: string, label: string, value: string | undefined, example: number | undefined) => (
    <div className="grid grow basis-0 gap-1">
      <label htmlFor={id + name} className="text-ink-soft text-small">
        {label}
      </label>
      <input
        id={id + name}
        ref={name === 'minPrice' ? first : undefined}
        name={name}
        value={value ?? ''}
        onChange={onChange}
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
      <Legend>{t('Price')}</Legend>
      <div className="flex items-end gap-2">
        {field('minPrice', t('Min ₹'), min, range && Math.floor(range.min))}
        {field('maxPrice', t('Max ₹'), max, range && Math.ceil(range.max))}
        <Button type="submit" aria-label={t('Go with this price range')} className="px-3">
          {t('Go')}
        </Button>
      </div>
      {error && (
        <p key={error} ref={focusFirst} id={`${id}error`} role="alert" className="mt-2 font-medium text-bad text-small">
          {error}
        </p>
      )}
    </fieldset>
  )
}
