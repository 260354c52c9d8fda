import { Tag } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { couponCode, INVALID_COUPON, percentOff } from '#contract/checkout/coupon.ts'
import { setDraftText } from '#web/stores/orders.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'

/** A code for less. What was accepted is shown and can be taken back. */
export function CouponField({ accepted }: { accepted: string | undefined }) {
  return accepted ? <Accepted code={accepted} /> : <CodeForm />
}

function Accepted({ code }: { code: string }) {
  return (
    <div className="flex items-center justify-between gap-3 rounded-field bg-good-wash py-1 pr-1 pl-3 text-good">
      <p role="status" className="flex items-center gap-2 font-medium">
        <Tag aria-hidden className="size-4" />
        {code}: {percentOff(code)}% off
      </p>
      <Button look="quiet" aria-label={`Remove coupon ${code}`} onClick={() => setDraftText('couponCode', undefined)}>
        Remove
      </Button>
    </div>
  )
}

function CodeForm() {
  const field = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState<string>()

  function apply(event: FormEvent) {
    event.preventDefault()
    const code = couponCode(field.current?.value ?? '')
    if (code) return void setDraftText('couponCode', code)
    // At once, so that the field is read with its error when it gets the focus.
    flushSync(() => setWrong(INVALID_COUPON))
    field.current?.focus()
  }

  return (
    <form noValidate onSubmit={apply} className="grid grid-cols-[1fr_auto] items-start gap-2">
      <TextField
        ref={field}
        label="Coupon code"
        name="couponCode"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        error={wrong}
        onInput={() => setWrong(undefined)}
      />
      <Button type="submit" className="mt-[1.5625rem]">
        Apply
      </Button>
    </form>
  )
}
