import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { MOST_QUANTITY } from '#contract/cart/cart-limits.ts'
import { StepButton } from '#web/ui/step-button.tsx'

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

/** From one to what there is: by button, by arrow key or typed. What is typed counts as soon as it is a number. */
export function QuantityStepper({ value, most, onChange, of, onLess, onMore }: Props) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const step = (by: number) => {
    setTyped(undefined)
    onChange(clamp(value + by, most))
  }

  function type(text: string) {
    setTyped(text)
    const quantity = quantityFrom(text, most)
    if (quantity !== undefined) onChange(quantity)
  }

  function press(event: KeyboardEvent) {
    const by = KEY_STEPS[event.key]
    if (by === undefined) return
    event.preventDefault()
    step(by)
  }

  return (
    <div className="grid justify-items-start gap-1">
      <label htmlFor={id} className={of ? 'sr-only' : 'font-semibold text-small'}>
        {named('Quantity', of)}
      </label>
      <div className="flex items-center gap-3">
        <div className="flex rounded-field border border-edge bg-sheet">
          <StepButton
            label={named('One less', of)}
            disabled={value <= 1 && !onLess}
            onClick={onLess ?? (() => step(-1))}
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
            onBlur={() => setTyped(undefined)}
            onFocus={(event) => event.target.select()}
            onKeyDown={press}
            className="h-11 w-14 rounded-field bg-transparent text-center font-semibold text-body tabular-nums"
          />
          <StepButton label={named('One more', of)} disabled={value >= most} onClick={onMore ?? (() => step(1))}>
            <Plus aria-hidden className="size-5" />
          </StepButton>
        </div>
        <p role="status" className="text-ink-soft text-small">
          {value === most && most > 1 && most < MOST_QUANTITY ? `That is all we have: ${most}.` : ''}
        </p>
      </div>
    </div>
  )
}

const named = (what: string, of: string | undefined) => (of ? `${what} of ${of}` : what)

/** The quantity that a typed text means: a whole number from 1 to what there is; undefined while it is no number. */
export function quantityFrom(text: string, most: number): number | undefined {
  const typed = text.trim()
  if (!/^\d+$/.test(typed)) return undefined
  return clamp(Number(typed), most)
}

const clamp = (quantity: number, most: number) => Math.min(Math.max(quantity, 1), most)
