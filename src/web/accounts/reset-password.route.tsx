import { useNavigate } from 'react-router'
import { resetPasswordCall } from '#contract/accounts/registration.endpoints.ts'
import { AccountForm, SubmitButton } from './account-form.tsx'
import { accountMeta } from './account-meta.ts'
import { accountPageTexts } from './account-pages.texts.ts'
import { FormLinks, FormPage } from './form-page.tsx'
import { Message } from './message.tsx'
import { NewPasswordFields, passwordsDiffer } from './new-password-fields.tsx'
import { Notice, notice, useHanded } from './notice.tsx'
import { OtpField } from './otp-field.tsx'
import { EmailField } from './person-fields.tsx'
import { forgetUser } from './session-user.ts'
import { TextLink } from './text-link.tsx'
import { useFormCall } from './use-form-call.ts'

export default function ResetPassword() {
  const navigate = useNavigate()
  const { email } = useHanded()
  const { busy, fields, problem, form } = useFormCall({
    endpoint: resetPasswordCall,
    fallback: accountPageTexts.changePasswordFailed,
    check: passwordsDiffer,
    onDone({ message }) {
      forgetUser()
      navigate('/userLogin', { state: notice(message), replace: true })
    },
  })
  return (
    <FormPage title="New Password" intro="Enter the code from our mail and choose a new password.">
      <Notice />
      <AccountForm {...form} aria-label="New Password">
        <EmailField fields={fields} autoComplete="username" defaultValue={email} />
        <OtpField label="Code from the mail" fields={fields} />
        <NewPasswordFields fields={fields} />
        <Message text={problem} />
        <SubmitButton busy={busy} text="Change Password" busyText="Changing..." />
      </AccountForm>
      <FormLinks>
        <p>
          No code? <TextLink to="/forgot-password">Ask for another one</TextLink>
        </p>
      </FormLinks>
    </FormPage>
  )
}

export const meta = accountMeta('New Password', 'Choose a new password for your account with Likho.')
