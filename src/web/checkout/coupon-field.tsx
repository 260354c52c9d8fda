import { Tag } from 'lucide-react'
import { type FormEvent, type Ref, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { couponCode, INVALID_COUPON, percentOff } from '#contract/checkout/coupon.ts'
import { t } from '#contract/platform/t.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'

type Props = {
  accepted: string | undefined
  /** Undefined takes it back. */
  onChange: (code: string | undefined) => void
}

/** A code for less. What was accepted is shown and can be taken back; the focus goes on to what stands there then. */
export function CouponField({ accepted, onChange }: Props) {
  const isUsed = useRef(false)
  const change = (code: string | undefined) => {
    isUsed.current = true
    onChange(code)
  }
  const takeFocus = (element: HTMLElement | null) => {
    if (!element || !isUsed.current) return
    isUsed.current = false
    if (document.activeElement === document.body) element.focus()
  }
  return accepted ? (
    <Accepted code={accepted} onRemove={() => change(undefined)} ref={takeFocus} />
  ) : (
    <CodeForm onApply={change} ref={takeFocus} />
  )
}

type AcceptedProps = { code: string; onRemove: () => void; ref: Ref<HTMLButtonElement> }

function Accepted({ code, onRemove, ref }: AcceptedProps) {
  return (
    <div className="flex items-center justify-between gap-3 rounded-field bg-good-wash py-1 pr-1 pl-3 text-good">
      <p role="status" className="flex items-center gap-2 font-medium">
        <Tag aria-hidden className="size-4" />
        {t('{code}: {percent}% off', { code, percent: percentOff(code) })}
      </p>
      <Button ref={ref} look="quiet" aria-label={t('Remove coupon {code}', { code })} onClick={onRemove}>
        {t('Remove')}
      </Button>
    </div>
  )
}

type FormProps = { onApply: (code: string) => void; ref: (field: HTMLInputElement | null) => void }

function CodeForm({ onApply, ref }: FormProps) {
  const field = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState<string>()

  function apply(event: FormEvent) {
    event.preventDefault()
    const code = couponCode(field.current?.value ?? '')
    if (code) return onApply(code)
    // At once, so that the field is read with its error when it gets the focus.
    flushSync(() => setWrong(t(INVALID_COUPON)))
    field.current?.focus()
  }

  return (
    <form noValidate onSubmit={apply} className="grid grid-cols-[1fr_auto] items-start gap-2">
      <TextField
        ref={(input) => {
          field.current = input
          ref(input)
        }}
        label={t('Coupon code')}
        name="couponCode"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        error={wrong}
        onInput={() => setWrong(undefined)}
      />
      <Button type="submit" className="mt-[1.5625rem]">
        {t('Apply')}
      </Button>
    </form>
  )
}
