import { useNavigate } from 'react-router'
import { forgotPasswordCall } from '#contract/accounts/registration.endpoints.ts'
import { AccountForm, SubmitButton } from './account-form.tsx'
import { accountMeta } from './account-meta.ts'
import { accountPageTexts } from './account-pages.texts.ts'
import { FormLinks, FormPage } from './form-page.tsx'
import { formValues } from './form-values.ts'
import { Message } from './message.tsx'
import { notice } from './notice.tsx'
import { EmailField } from './person-fields.tsx'
import { TextLink } from './text-link.tsx'
import { useFormCall } from './use-form-call.ts'

export default function ForgotPassword() {
  const navigate = useNavigate()
  const { busy, fields, problem, form } = useFormCall({
    endpoint: forgotPasswordCall,
    fallback: accountPageTexts.registerFailed,
    onDone({ message }, element) {
      const { email } = formValues(element)
      navigate('/reset-password', { state: { ...notice(message), email } })
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
          <TextLink to="/reset-password">I have a code already</TextLink>
        </p>
        <p>
          <TextLink to="/userLogin">Back to login</TextLink>
        </p>
      </FormLinks>
    </FormPage>
  )
}

export const meta = accountMeta(
  'Forgotten Password',
  'Get a code to choose a new password for your account with Likho.',
)
