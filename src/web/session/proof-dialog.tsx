import { useRef } from 'react'
import { proveCall } from '#contract/accounts/second-factor.endpoints.ts'
import { PROOF_LASTS_MINUTES } from '#contract/accounts/second-factor.texts.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { t } from '#contract/platform/t.ts'
import { AccountForm, SubmitButton } from '#web/forms/account-form.tsx'
import { CodeField } from '#web/forms/code-field.tsx'
import { PasswordField } from '#web/forms/password-field.tsx'
import { useFormCall } from '#web/forms/use-form-call.ts'
import { useWantedCode } from '#web/forms/use-wanted-code.ts'
import { useSessionUser } from '#web/kit/use-session-user.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Message } from '#web/ui/message.tsx'

type Props = { open: boolean; wantsCode: boolean; onAnswer: (isProven: boolean) => void; onClosed: () => void }

/** Asks for the password before something that a borrowed computer must not do. Fetched when it is first needed. */
export default function ProofDialog({ open, wantsCode, onAnswer, onClosed }: Props) {
  const password = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      open={open}
      onOpenChange={() => onAnswer(false)}
      title={t('Confirm it’s you')}
      description={t('Enter your password. We won’t ask again for {minutes} minutes.', {
        minutes: PROOF_LASTS_MINUTES,
      })}
      initialFocus={password}
      onClosed={onClosed}
    >
      <div className="mt-6">
        <ProofForm wantsCode={wantsCode} onAnswer={onAnswer} password={password} />
      </div>
    </Dialog>
  )
}

type FormProps = Pick<Props, 'wantsCode' | 'onAnswer'> & { password: React.RefObject<HTMLInputElement | null> }

function ProofForm({ wantsCode, onAnswer, password }: FormProps) {
  const user = useSessionUser()
  // Turned on meanwhile, on another device.
  const code = useWantedCode(wantsCode)
  const { busy, fields, problem, form } = useFormCall({
    endpoint: proveCall,
    fallback: t(requestFailures.unexpected.text),
    onDone: () => onAnswer(true),
    onRefused: code.onRefused,
  })
  return (
    <AccountForm {...form} aria-label={t('Confirm it’s you')}>
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" defaultValue={user?.username} readOnly hidden />
      <PasswordField
        label={t('Password')}
        name="password"
        autoComplete="current-password"
        required
        fields={fields}
        ref={password}
      />
      {code.isWanted && <CodeField fields={fields} />}
      <Message text={problem} />
      <div className="flex flex-wrap items-end gap-3">
        <SubmitButton busy={busy} text={t('Confirm')} busyText={t('Checking...')} />
        <Button onClick={() => onAnswer(false)}>{t('Cancel')}</Button>
      </div>
    </AccountForm>
  )
}
