import { CONTROL, Field, TextField } from '#web/ui/field.tsx'
import { SelectField } from '../seasons/select-field.tsx'
import type { SettingsField } from './settings-fields.ts'

type Props = { field: SettingsField; value: string; error: string | undefined }

export function SettingsInput({ field, value, error }: Props) {
  const { isList, isWide: _, options, label, hint, ...input } = field
  if (options)
    return (
      <SelectField label={label} hint={hint} name={field.name} defaultValue={value} options={options} error={error} />
    )
  if (isList)
    return (
      <Field label={label} hint={hint} error={error}>
        {(wiring) => <textarea rows={3} name={field.name} defaultValue={value} className={CONTROL} {...wiring} />}
      </Field>
    )
  return <TextField label={label} hint={hint} autoComplete="off" {...input} defaultValue={value} error={error} />
}
