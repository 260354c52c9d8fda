import { useState } from 'react'
import { forgotPasswordCall } from '#contract/accounts/registration.endpoints.ts'
import { msg, t } from '#contract/platform/t.ts'
import { AccountForm, SubmitButton } from '#web/forms/account-form.tsx'
import { EmailField } from '#web/forms/person-fields.tsx'
import { useFormCall } from '#web/forms/use-form-call.ts'
import { loginPath } from '#web/kit/paths.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { accountPageTexts } from '#web/session/account-pages.texts.ts'
import { useNext } from '#web/session/use-next.ts'
import { FormLinks, FormPage } from '#web/ui/form-page.tsx'
import { Message } from '#web/ui/message.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { keepNext } from './next-after-reset.ts'

export default function ForgotPassword() {
  const next = useNext()
  const [sent, setSent] = useState<string>()
  const { busy, fields, problem, form } = useFormCall({
    endpoint: forgotPasswordCall,
    fallback: accountPageTexts.registerFailed,
    onDone({ message }) {
      keepNext(next)
      setSent(message)
    },
    onRefused: () => setSent(undefined),
  })
  return (
    <FormPage title={t('Forgot password')} intro={t('We’ll email you a link to set a new password.')}>
      <AccountForm {...form} aria-label={t('Forgot password')}>
        <EmailField fields={fields} />
        <Message text={problem ?? sent} tone={problem ? 'bad' : 'good'} />
        <SubmitButton busy={busy} text={sent ? t('Send again') : t('Send link')} busyText={t('Sending...')} />
      </AccountForm>
      {sent && (
        <p className="text-pretty text-ink-soft text-small">
          {t('No email after a few minutes? Check your spam folder, or try another email you may have used.')}
        </p>
      )}
      <FormLinks>
        <p>
          <TextLink to={loginPath(next)}>{t('Back to login')}</TextLink>
        </p>
      </FormLinks>
    </FormPage>
  )
}

export const meta = privatePageMeta(
  msg('Forgot password'),
  msg('Get a link to set a new password for your Likho account.'),
)
