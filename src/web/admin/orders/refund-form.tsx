import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { LONGEST_REFUND_NOTE, refundPartCall } from '#contract/admin/part-refund.endpoints.ts'
import { type PartRefundWish, paidForLines, restockable, type Sale } from '#contract/admin/part-refund.ts'
import { formatRupees, toPaise, toRupees } from '#contract/catalog/money.ts'
import type { Order } from '#contract/orders/order.ts'
import { CAUSES, REFUND_CAUSES } from '#contract/orders/staff-refund.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { AccountForm, SubmitButton } from '#web/forms/account-form.tsx'
import { useFormCall } from '#web/forms/use-form-call.ts'
import { adminOrderPath } from '#web/kit/staff-paths.ts'
import { CONTROL, Field, TextField } from '#web/ui/field.tsx'
import { Message } from '#web/ui/message.tsx'
import { toast } from '#web/ui/toast.ts'
import { SelectField } from '../seasons/select-field.tsx'
import { RefundLines } from './refund-lines.tsx'

type Props = { order: Order; sale: Sale; version: string }

/** Which pieces, how much, and why. The amount follows the pieces until another one is typed. */
export function RefundForm({ order, sale, version }: Props) {
  const [lines, setLines] = useState<PartRefundWish['lines']>([])
  const [typed, setTyped] = useState<string>()
  // The same for as long as the form is open: pressed twice, or sent again after a lost answer, it is one refund.
  const [key] = useState(() => crypto.randomUUID())
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const counted = paidForLines(sale, lines)
  const amount = typed === undefined ? undefined : amountIn(typed)
  const paise = amount === undefined ? counted : toPaise(amount)
  const mayRestock = lines.length > 0 && lines.every((line) => canGoBack(sale, line))

  const { busy, fields, problem, form } = useFormCall({
    endpoint: refundPartCall,
    fallback: requestFailures.unexpected.text,
    also: ({ restock }) => ({
      id: order.id,
      key,
      lines: [...lines],
      amount,
      restock: mayRestock && restock !== undefined,
      seen: version,
    }),
    onDone({ message }) {
      toast({ tone: 'good', text: message })
      navigate(adminOrderPath(order.id), { replace: true })
    },
    // What a colleague has changed is shown beside what was typed.
    onRefused: ({ kind }) => void (kind.status === 409 && revalidate()),
  })

  return (
    <AccountForm {...form} aria-label="Refund">
      <RefundLines order={order} sale={sale} chosen={lines} onChoose={setLines} error={fields.lines} />
      <TextField
        label="Amount in ₹"
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? (counted > 0 ? String(toRupees(counted)) : '')}
        onChange={({ target }) => setTyped(target.value.trim() === '' ? undefined : target.value)}
        hint={
          lines.length > 0
            ? `These items come to ${formatRupees(toRupees(counted))}, with their tax and discount.`
            : 'Choose items above, or enter any amount.'
        }
        error={fields.amount}
        className="tabular-nums"
      />
      <SelectField
        label="Reason"
        name="cause"
        required
        error={fields.cause}
        options={[['', 'Choose a reason'], ...CAUSES.map((cause) => [cause, REFUND_CAUSES[cause]] as const)]}
      />
      <Field
        label="In your words"
        hint="Only staff see this. You can leave it out, except for “Something else”."
        error={fields.note}
      >
        {(wiring) => <textarea name="note" rows={2} maxLength={LONGEST_REFUND_NOTE} className={CONTROL} {...wiring} />}
      </Field>
      {mayRestock && (
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name="restock" className="size-5 accent-brand" />
          Put these items back in stock
        </label>
      )}
      <Message text={fields.restock ?? problem} />
      <SubmitButton
        busy={busy}
        look="danger"
        text={paise > 0 ? `Refund ${formatRupees(toRupees(paise))}` : 'Refund'}
        busyText="Refunding…"
      />
      <p className="text-ink-soft text-small">
        It goes back to the customer’s original payment method, and we’ll email them. You can’t undo this.
      </p>
    </AccountForm>
  )
}

/** 1,234.50 as people write it; NaN where it is no number, which the call's own rule then says. */
const amountIn = (text: string) => Number(text.replace(/[₹,\s]/g, ''))

function canGoBack(sale: Sale, { place, quantity }: PartRefundWish['lines'][number]): boolean {
  const line = sale.lines[place]
  return line !== undefined && quantity <= restockable(sale, line)
}
