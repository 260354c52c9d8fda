import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { turnOffSecondFactorCall } from '#contract/accounts/second-factor.endpoints.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { t } from '#contract/platform/t.ts'
import { AccountForm, SubmitButton } from '#web/forms/account-form.tsx'
import { CodeField } from '#web/forms/code-field.tsx'
import { PasswordField } from '#web/forms/password-field.tsx'
import { useFormCall } from '#web/forms/use-form-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Message } from '#web/ui/message.tsx'

type Props = { onOff: (message: string) => void }

export function TurnOffTwoStep({ onOff }: Props) {
  const [asking, setAsking] = useState(false)
  const password = useRef<HTMLInputElement>(null)
  return (
    <section aria-labelledby="off" className="grid gap-2 border-line border-t pt-6">
      <h2 id="off" className="font-semibold text-lead">
        {t('Turn it off')}
      </h2>
      <p className="text-pretty text-ink-soft">{t('Getting a new phone? Turn it off here, then set it up again.')}</p>
      <Button onClick={() => setAsking(true)} className="mt-1 sm:justify-self-start">
        {t('Turn off…')}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('Turn off two-step login?')}
        description={t('You’ll log in with just your password, and your recovery codes will stop working.')}
        initialFocus={password}
      >
        <div className="mt-6">
          <TurnOffForm password={password} onOff={onOff} onClose={() => setAsking(false)} />
        </div>
      </Dialog>
    </section>
  )
}

type FormProps = Props & { password: React.RefObject<HTMLInputElement | null>; onClose: () => void }

function TurnOffForm({ password, onOff, onClose }: FormProps) {
  const { revalidate } = useRevalidator()
  const { busy, fields, problem, form } = useFormCall({
    endpoint: turnOffSecondFactorCall,
    fallback: t(requestFailures.unexpected.text),
    onDone({ message }) {
      onOff(message)
      onClose()
      revalidate()
    },
  })
  return (
    <AccountForm {...form} aria-label={t('Turn off two-step login')}>
      <PasswordField
        label={t('Password')}
        name="password"
        autoComplete="current-password"
        required
        fields={fields}
        ref={password}
      />
      <CodeField fields={fields} />
      <Message text={problem} />
      <div className="flex flex-wrap items-end gap-3">
        <SubmitButton busy={busy} text={t('Turn off')} busyText={t('Turning off...')} look="danger" />
        <Button onClick={onClose}>{t('Keep it on')}</Button>
      </div>
    </AccountForm>
  )
}
