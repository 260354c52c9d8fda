import { useNavigate } from 'react-router'
import { forgotPasswordCall } from '#contract/accounts/registration.endpoints.ts'
import { AccountForm, SubmitButton } from '#web/forms/account-form.tsx'
import { formValues } from '#web/forms/form-values.ts'
import { notice } from '#web/forms/notice.tsx'
import { EmailField } from '#web/forms/person-fields.tsx'
import { useFormCall } from '#web/forms/use-form-call.ts'
import { LOGIN_PATH, RESET_PASSWORD_PATH } from '#web/kit/paths.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { accountPageTexts } from '#web/session/account-pages.texts.ts'
import { FormLinks, FormPage } from '#web/ui/form-page.tsx'
import { Message } from '#web/ui/message.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export default function ForgotPassword() {
  const navigate = useNavigate()
  const { busy, fields, problem, form } = useFormCall({
    endpoint: forgotPasswordCall,
    fallback: accountPageTexts.registerFailed,
    onDone({ message }, element) {
      const { email } = formValues(element)
      navigate(RESET_PASSWORD_PATH, { state: { ...notice(message), email } })
    },
  })
  return (
    <FormPage title="Forgotten Password" intro="We send a code to your email, with which you choose a new password.">
      <AccountForm {...form} aria-label="Forgotten Password">
        <EmailField fields={fields} />
        <Message text={problem} />
        <SubmitButton busy={busy} text="Send Code" busyText="Sending..." />
      </AccountForm>
      <FormLinks>
        <p>
          <TextLink to={RESET_PASSWORD_PATH}>I have a code already</TextLink>
        </p>
        <p>
          <TextLink to={LOGIN_PATH}>Back to login</TextLink>
        </p>
      </FormLinks>
    </FormPage>
  )
}

export const meta = privatePageMeta(
  'Forgotten Password',
  'Get a code to choose a new password for your account with Likho.',
)
