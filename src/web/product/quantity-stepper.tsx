import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { MOST_QUANTITY } from '#contract/cart/cart-limits.ts'
import { t } from '#contract/platform/t.ts'
import { StepButton } from '#web/ui/step-button.tsx'
import { mostText, typedQuantity } from './typed-quantity.ts'

type Props = {
  value: number
  most: number
  onChange: (quantity: number) => void
  /** What is counted, where there are several of these: said to those who do not see beside what it stands. */
  of?: string
  /** What the buttons do, where that is more than changing the number: one less than one may mean none. */
  onLess?: () => void
  onMore?: () => void
}

const KEY_STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/**
 * From one to what there is: by button, by arrow key or typed. What is typed counts as soon as it is a number. What cannot be
 * had is put right in the field, and the note beside it says why.
 */
export function QuantityStepper({ value, most, onChange, of, onLess, onMore }: Props) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const [note, setNote] = useState('')
  const isAtMost = value === most && most > 1 && most < MOST_QUANTITY

  function settle(reason: string) {
    setTyped(undefined)
    setNote(reason)
  }

  const withoutNote = (act: () => void) => () => {
    settle('')
    act()
  }

  function step(by: number) {
    settle('')
    onChange(Math.min(Math.max(value + by, 1), most))
  }

  function type(text: string) {
    const { quantity, note: reason, isTooMuch } = typedQuantity(text, most)
    setTyped(isTooMuch ? undefined : text)
    setNote(reason)
    if (quantity !== undefined) onChange(quantity)
  }

  function press(event: KeyboardEvent) {
    const by = KEY_STEPS[event.key]
    if (event.key === 'Enter') settle(note)
    if (by === undefined) return
    event.preventDefault()
    step(by)
  }

  return (
    <div className="grid justify-items-start gap-1">
      <label htmlFor={id} className={of ? 'sr-only' : 'font-semibold text-small'}>
        {of ? t('Quantity of {name}', { name: of }) : t('Quantity')}
      </label>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="flex rounded-field border border-edge bg-sheet">
          <StepButton
            label={of ? t('Decrease quantity of {name}', { name: of }) : t('Decrease quantity')}
            disabled={value <= 1 && !onLess}
            onClick={onLess ? withoutNote(onLess) : () => step(-1)}
          >
            <Minus aria-hidden className="size-5" />
          </StepButton>
          <input
            id={id}
            role="spinbutton"
            inputMode="numeric"
            autoComplete="off"
            aria-valuemin={1}
            aria-valuemax={most}
            aria-valuenow={value}
            value={typed ?? value}
            onChange={(event) => type(event.target.value)}
            onBlur={() => settle(note)}
            onFocus={(event) => event.target.select()}
            onKeyDown={press}
            className="h-11 w-14 rounded-field bg-transparent text-center font-semibold text-body tabular-nums"
          />
          <StepButton
            label={of ? t('Increase quantity of {name}', { name: of }) : t('Increase quantity')}
            disabled={value >= most}
            onClick={onMore ? withoutNote(onMore) : () => step(1)}
          >
            <Plus aria-hidden className="size-5" />
          </StepButton>
        </div>
        <p role="status" className="text-ink-soft text-small">
          {note || (isAtMost && mostText(most))}
        </p>
      </div>
    </div>
  )
}
