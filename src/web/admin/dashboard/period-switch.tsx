import { PERIODS, type Period } from '#contract/admin/periods.ts'

type Props = { days: Period; onChoose: (days: Period) => void }

const CHOICE =
  'inline-flex min-h-11 cursor-pointer items-center rounded-full px-4 font-semibold text-small transition-colors hover:text-brand ' +
  'has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2'

/** How far back the dashboard looks. */
export function PeriodSwitch({ days, onChoose }: Props) {
  return (
    <fieldset className="flex rounded-full border border-line bg-sheet p-1">
      <legend className="sr-only">Period</legend>
      {PERIODS.map((one) => (
        <label key={one} className={CHOICE}>
          <input
            type="radio"
            name="dashboard-days"
            checked={one === days}
            onChange={() => onChoose(one)}
            className="sr-only"
          />
          {`${one} days`}
        </label>
      ))}
    </fieldset>
  )
}
