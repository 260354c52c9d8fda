import { useNavigate } from 'react-router'
import { resetPasswordCall } from '#contract/accounts/registration.endpoints.ts'
import { AccountForm, SubmitButton } from '#web/forms/account-form.tsx'
import { Notice, notice, useHandedOver } from '#web/forms/notice.tsx'
import { EmailField } from '#web/forms/person-fields.tsx'
import { useFormCall } from '#web/forms/use-form-call.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { forgetUser } from '#web/kit/session-user.ts'
import { accountPageTexts } from '#web/session/account-pages.texts.ts'
import { FormLinks, FormPage } from '#web/ui/form-page.tsx'
import { Message } from '#web/ui/message.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { NewPasswordFields, passwordsDiffer } from './new-password-fields.tsx'
import { OtpField } from './otp-field.tsx'

export default function ResetPassword() {
  const navigate = useNavigate()
  const { email } = useHandedOver()
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

export const meta = privatePageMeta('New Password', 'Choose a new password for your account with Likho.')
