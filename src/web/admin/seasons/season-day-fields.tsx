import { monthNames } from '#contract/platform/india-days.ts'
import type { Fields } from '#web/forms/submit-endpoint.ts'
import type { SeasonValues } from './season-values.ts'
import { SelectField } from './select-field.tsx'

type Props = { initial: SeasonValues; errors: Fields }

const DAYS = Array.from({ length: 31 }, (_, index) => [index + 1, index + 1] as const)
const monthChoices = () => monthNames().map((name, index) => [index + 1, name] as const)

/** From which day to which, without a year: a season comes every year. */
export function SeasonDayFields({ initial, errors }: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DayFields legend="First day" of="from" initial={initial} errors={errors} />
      <DayFields legend="Last day" of="to" initial={initial} errors={errors} />
      <p className="text-ink-soft text-small sm:col-span-2">
        It comes every year, from midnight to midnight in India. Where several run at once, the one that started last is
        shown.
      </p>
    </div>
  )
}

function DayFields({ legend, of, initial, errors }: Props & { legend: string; of: 'from' | 'to' }) {
  const field = (part: 'Day' | 'Month') => ({
    name: `${of}${part}`,
    defaultValue: initial[`${of}${part}`] ?? '1',
    error: errors[`${of}${part}`],
  })
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-small">{legend}</legend>
      <div className="grid grid-cols-[minmax(0,6rem)_minmax(0,1fr)] items-start gap-2 max-[20rem]:grid-cols-1">
        <SelectField label="Day" options={DAYS} {...field('Day')} />
        <SelectField label="Month" options={monthChoices()} {...field('Month')} />
      </div>
    </fieldset>
  )
}
