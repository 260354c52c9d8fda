import { useListAddress } from '#web/kit/use-list-address.ts'
import { TextField } from '#web/ui/field.tsx'
import { SelectField } from '../seasons/select-field.tsx'
import { type Preset, presetsAt } from './day-presets.ts'

const CHOSEN_BY_HAND = ''

/** The days that a report is about: a usual span, or from when to when. */
export function ReportDays({ from, to }: { from: string; to: string }) {
  const { params, filter, go } = useListAddress()
  const presets = presetsAt(new Date())
  const chosen = presets.find((preset) => preset.from === from && preset.to === to)
  const choose = (preset: Preset) => {
    params.set('from', preset.from)
    params.set('to', preset.to)
    go(params)
  }
  return (
    <div className="grid grid-cols-2 gap-3 sm:flex sm:items-end">
      <div className="max-sm:col-span-2">
        <SelectField
          label="Days"
          value={chosen?.name ?? CHOSEN_BY_HAND}
          onChange={({ target }) => {
            const preset = presets.find(({ name }) => name === target.value)
            if (preset) choose(preset)
          }}
          options={[
            ...(chosen ? [] : [[CHOSEN_BY_HAND, 'Chosen days'] as const]),
            ...presets.map(({ name }) => [name, name] as const),
          ]}
        />
      </div>
      <TextField
        key={`from ${from}`}
        label="From"
        type="date"
        className="min-w-0 max-sm:text-small"
        defaultValue={from}
        onBlur={({ target }) => target.value !== from && filter('from', target.value)}
      />
      <TextField
        key={`to ${to}`}
        label="To"
        type="date"
        className="min-w-0 max-sm:text-small"
        defaultValue={to}
        onBlur={({ target }) => target.value !== to && filter('to', target.value)}
      />
    </div>
  )
}
