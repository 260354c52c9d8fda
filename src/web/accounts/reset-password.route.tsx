import { useNavigate } from 'react-router'
import { accountFailures } from '#contract/accounts/accounts.failures.ts'
import { resetPasswordCall } from '#contract/accounts/registration.endpoints.ts'
import { AccountForm, SubmitButton } from '#web/forms/account-form.tsx'
import { notice } from '#web/forms/notice.tsx'
import { useFormCall } from '#web/forms/use-form-call.ts'
import { FORGOT_PASSWORD_PATH, LOGIN_PATH } from '#web/kit/paths.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { forgetUser } from '#web/kit/session-user.ts'
import { accountPageTexts } from '#web/session/account-pages.texts.ts'
import { FormLinks, FormPage } from '#web/ui/form-page.tsx'
import { Message } from '#web/ui/message.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { NewPasswordFields, passwordsDiffer } from './new-password-fields.tsx'
import { useLinkToken } from './use-link-token.ts'

/** Opening it does nothing: programs that look into links before their reader does use none of them up. */
export default function ResetPassword() {
  const navigate = useNavigate()
  const token = useLinkToken()
  const { busy, fields, problem, form } = useFormCall({
    endpoint: resetPasswordCall,
    fallback: accountPageTexts.changePasswordFailed,
    also: () => ({ token: token ?? '' }),
    check: passwordsDiffer,
    onDone({ message }) {
      forgetUser()
      navigate(LOGIN_PATH, { state: notice(message), replace: true })
    },
  })
  const isOver = token === null || fields.token !== undefined
  return (
    <FormPage title="New Password" intro="Choose a new password. It logs out all your devices.">
      <AccountForm {...form} aria-label="New Password">
        <NewPasswordFields fields={fields} />
        <Message text={isOver ? accountFailures.linkOver.text : problem} />
        <SubmitButton busy={busy} text="Change Password" busyText="Changing..." />
      </AccountForm>
      <FormLinks>
        <p>
          Link expired? <TextLink to={FORGOT_PASSWORD_PATH}>Ask for another one</TextLink>
        </p>
      </FormLinks>
    </FormPage>
  )
}

export const meta = privatePageMeta('New Password', 'Choose a new password for your account with Likho.')
