import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { CONTROL, Field } from '#web/ui/field.tsx'

type Props = Omit<ComponentProps<'select'>, 'children'> & {
  label: string
  hint?: string | undefined
  error?: string | undefined
  options: readonly (readonly [value: string | number, text: string | number])[]
}

export function SelectField({ label, hint, error, options, ...select }: Props) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <div className="relative">
          <select className={`${CONTROL} min-h-11 appearance-none pr-10`} {...select} {...wiring}>
            {options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5" />
        </div>
      )}
    </Field>
  )
}
