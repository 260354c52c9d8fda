import type { ChangeEventHandler, ReactNode } from 'react'
import { t } from '#contract/platform/t.ts'
import { countText } from '#web/ui/list-counts.ts'
import type { FilterName } from './list-state.ts'

type Choice = {
  value: string
  label: ReactNode
  /** How many products it would leave; unknown when the counts could not be had. */
  count?: number | undefined
  /** Whether there may be more. */
  isAbout?: boolean | undefined
}

type Props = {
  legend: string
  name: FilterName
  /** What stands for no choice: "Any colour". */
  any: string
  chosen: string | undefined
  choices: readonly Choice[]
  onChange: ChangeEventHandler<HTMLInputElement>
}

/** More than this many are folded away, so that one long group does not hide the next. */
const SHOWN = 6

/** One of several, or none of them. What would leave nothing cannot be chosen, yet stays when it was. */
export function FilterChoices({ legend, name, any, chosen, choices, onChange }: Props) {
  const row = (choice: Choice) => (
    <ChoiceRow key={choice.value} name={name} isChosen={choice.value === chosen} onChange={onChange} {...choice} />
  )
  const folded = choices.length > SHOWN + 1 ? choices.slice(SHOWN) : []
  return (
    <fieldset>
      <Legend>{legend}</Legend>
      <ChoiceRow name={name} value="" label={any} isChosen={!chosen} onChange={onChange} />
      {choices.slice(0, choices.length - folded.length).map(row)}
      {folded.length > 0 && (
        <details open={folded.some(({ value }) => value === chosen)}>
          <summary className="flex min-h-11 items-center rounded-field font-semibold text-brand text-small underline-offset-4 hover:underline lg:min-h-9">
            <span className="[[open]>*>&]:hidden">{t('Show {count} more', { count: folded.length })}</span>
            <span className="hidden [[open]>*>&]:inline">{t('Show less')}</span>
          </summary>
          {folded.map(row)}
        </details>
      )}
    </fieldset>
  )
}

type RowProps = Choice & Pick<Props, 'name' | 'onChange'> & { isChosen: boolean }

function ChoiceRow({ name, value, label, count, isAbout, isChosen, onChange }: RowProps) {
  return (
    <label className="filter-choice">
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChange}
        disabled={count === 0 && !isChosen}
      />
      <span>{label}</span>
      <Count of={count} isAbout={isAbout} />
    </label>
  )
}

type SwitchProps = Pick<Props, 'legend' | 'name' | 'onChange'> &
  Pick<Choice, 'count' | 'isAbout'> & {
    label: string
    isOn: boolean
  }

/** Yes or no. */
export function FilterSwitch({ legend, name, label, isOn, count, isAbout, onChange }: SwitchProps) {
  return (
    <fieldset>
      <Legend>{legend}</Legend>
      <label className="filter-choice">
        <input
          type="checkbox"
          name={name}
          value="true"
          checked={isOn}
          onChange={onChange}
          disabled={count === 0 && !isOn}
        />
        <span>{label}</span>
        <Count of={count} isAbout={isAbout} />
      </label>
    </fieldset>
  )
}

export function Legend({ children }: { children: ReactNode }) {
  return <legend className="mb-1 font-semibold text-small">{children}</legend>
}

function Count({ of, isAbout }: { of: number | undefined; isAbout: boolean | undefined }) {
  if (of === undefined) return null
  return (
    <small>
      {`${countText(of, isAbout)} `}
      <span className="sr-only">{of === 1 ? t('product') : t('products')}</span>
    </small>
  )
}
