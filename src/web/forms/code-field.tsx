import { type Ref, useState } from 'react'
import { msg, t } from '#contract/platform/t.ts'
import { TextField } from '#web/ui/field.tsx'
import type { Fields } from './submit-endpoint.ts'

type Props = { fields: Fields; ref?: Ref<HTMLInputElement> }

/** A code from the authenticator app; who has lost the phone types a recovery code instead. */
export function CodeField({ fields, ref }: Props) {
  const [isRecovery, setRecovery] = useState(false)
  const kind = isRecovery ? RECOVERY : FROM_APP
  return (
    <div className="grid justify-items-start gap-2 *:w-full">
      <TextField
        key={kind.label}
        name="code"
        required
        maxLength={40}
        error={fields.code}
        ref={ref}
        className="text-lead tabular-nums tracking-widest"
        {...kind}
        label={t(kind.label)}
        hint={isRecovery ? t('Each recovery code works once.') : undefined}
      />
      <button
        type="button"
        onClick={() => setRecovery(!isRecovery)}
        className="min-h-11 text-left font-medium text-brand text-small underline underline-offset-4"
      >
        {isRecovery ? t('Use a code from your app') : t('Lost your phone? Use a recovery code')}
      </button>
    </div>
  )
}

const FROM_APP = { label: msg('Code from your app'), inputMode: 'numeric', autoComplete: 'one-time-code' } as const
const RECOVERY = {
  label: msg('Recovery code'),
  autoComplete: 'off',
  autoCapitalize: 'characters',
  autoCorrect: 'off',
  spellCheck: false,
} as const
