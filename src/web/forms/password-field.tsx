import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { t } from '#contract/platform/t.ts'
import { CONTROL, Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Fields } from './submit-endpoint.ts'

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  label: string
  name: string
  autoComplete: 'current-password' | 'new-password'
  fields: Fields
  hint?: string | undefined
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ label, fields, hint, ...input }: Props) {
  const [isShown, setShown] = useState(false)
  return (
    <Field label={label} error={fields[input.name]} hint={hint}>
      {(wiring) => (
        <div className="relative">
          <input
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={`${CONTROL} min-h-11 pr-12`}
            {...input}
            {...wiring}
          />
          <IconButton
            label={t('Show {field}', { field: label.toLowerCase() })}
            aria-pressed={isShown}
            className="noscript:hidden absolute top-0 right-0"
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </IconButton>
        </div>
      )}
    </Field>
  )
}
