import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { FULFILMENT_FILTER_NAMES, FULFILMENT_FILTERS } from '#contract/admin/fulfilment.ts'
import { isBackwards } from '#contract/admin/order-filter.ts'
import { PAYMENT_STATE_TEXT, PAYMENT_STATES } from '#contract/admin/payment-state.ts'
import { useListAddress } from '#web/kit/use-list-address.ts'
import { TextField } from '#web/ui/field.tsx'
import { ChoiceField } from '../list-tools.tsx'

const FULFILMENT_CHOICES = [
  { value: '', text: 'Any' },
  ...FULFILMENT_FILTER_NAMES.map((value) => ({ value, text: FULFILMENT_FILTERS[value].text })),
]
const PAYMENT_CHOICES = [
  { value: '', text: 'Any' },
  ...PAYMENT_STATES.map((value) => ({ value, text: PAYMENT_STATE_TEXT[value] })),
]
const MONEY_CHOICES = [
  { value: '', text: 'Any' },
  { value: 'live', text: 'Real orders' },
  { value: 'test', text: 'Test orders' },
]
const NAMES = ['fulfilment', 'payment', 'money', 'from', 'to']

/** What a list of orders can be narrowed to besides: open from the start where something of it is set. */
export function OrderFilters() {
  const { params, filter } = useListAddress()
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? '']
  const [isOpen, setOpen] = useState(NAMES.some((name) => params.get(name)))
  const choiceOf = (name: string, choices: readonly { value: string; text: string }[]) => ({
    value: choices.find(({ value }) => value === params.get(name))?.value ?? '',
    choices,
    onChoose: (value: string) => filter(name, value),
  })
  const wrong = isBackwards({ from: from || undefined, to: to || undefined }) ? 'Choose a day after “From”' : undefined
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-field font-semibold text-brand text-small">
        <SlidersHorizontal aria-hidden className="size-5" />
        More filters
      </summary>
      <div className="mt-2 grid grid-cols-2 gap-3 md:flex md:flex-wrap md:items-start">
        <ChoiceField label="Fulfilment" {...choiceOf('fulfilment', FULFILMENT_CHOICES)} />
        <ChoiceField label="Payment" {...choiceOf('payment', PAYMENT_CHOICES)} />
        <ChoiceField label="Money" {...choiceOf('money', MONEY_CHOICES)} />
        <DayField label="From" value={from} latest={to} onChoose={(day) => filter('from', day)} />
        <DayField label="To" value={to} earliest={from} error={wrong} onChoose={(day) => filter('to', day)} />
      </div>
    </details>
  )
}

type DayProps = {
  label: string
  value: string
  earliest?: string
  latest?: string
  error?: string | undefined
  onChoose: (day: string) => void
}

/** Chosen as soon as it is whole: while a year is typed it is one of long ago. Cleared, once the field is left. */
function DayField({ label, value, earliest, latest, error, onChoose }: DayProps) {
  // Only while it is being typed in: the way back changes the address, and the field with it.
  const [draft, setDraft] = useState<string>()
  return (
    <div className="min-w-0 md:w-36">
      <TextField
        type="date"
        label={label}
        error={error}
        value={draft ?? value}
        className="min-w-0 max-sm:text-small"
        {...(earliest && { min: earliest })}
        {...(latest && { max: latest })}
        onChange={({ target }) => {
          setDraft(target.value)
          if (target.value.startsWith('20')) onChoose(target.value)
        }}
        onBlur={() => {
          if (draft !== undefined && draft !== value) onChoose(draft)
          setDraft(undefined)
        }}
      />
    </div>
  )
}
