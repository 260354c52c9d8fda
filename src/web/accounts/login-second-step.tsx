import { useEffect, useRef } from 'react'
import { secondFactorLoginCall } from '#contract/accounts/second-factor.endpoints.ts'
import { secondFactorFailures } from '#contract/accounts/second-factor.failures.ts'
import type { User } from '#contract/accounts/user.ts'
import { t } from '#contract/platform/t.ts'
import { AccountForm, SubmitButton } from '#web/forms/account-form.tsx'
import { CodeField } from '#web/forms/code-field.tsx'
import { useFormCall } from '#web/forms/use-form-call.ts'
import { accountPageTexts } from '#web/session/account-pages.texts.ts'
import { Button } from '#web/ui/button.tsx'
import { FormPage } from '#web/ui/form-page.tsx'
import { Message } from '#web/ui/message.tsx'

type Props = { loginToken: string; onDone: (user: User) => void; onBack: (problem?: string) => void }

/** In place of the login form once the password was right. Fetched only for those whose login takes a second step. */
export default function LoginSecondStep({ loginToken, onDone, onBack }: Props) {
  const code = useRef<HTMLInputElement>(null)
  useEffect(() => code.current?.focus(), [])
  const { busy, fields, problem, form } = useFormCall({
    endpoint: secondFactorLoginCall,
    fallback: accountPageTexts.loginUnreachable,
    also: () => ({ loginToken }),
    onDone: ({ data }) => onDone(data.user),
    onRefused({ kind, message }) {
      if (kind.code === secondFactorFailures.loginExpired.code) onBack(message)
    },
  })
  return (
    <FormPage
      title={t('Enter your code')}
      intro={t('Open your authenticator app and enter the 6-digit code for Likho.')}
    >
      <AccountForm {...form} aria-label={t('Enter your code')}>
        <CodeField fields={fields} ref={code} />
        <Message text={problem} />
        <SubmitButton busy={busy} text={t('Log in')} busyText={t('Logging in...')} />
        <Button look="quiet" onClick={() => onBack()}>
          {t('Start over')}
        </Button>
      </AccountForm>
    </FormPage>
  )
}
