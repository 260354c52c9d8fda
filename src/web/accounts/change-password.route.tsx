import { useState } from 'react'
import { changePasswordCall } from '#contract/accounts/profile.endpoints.ts'
import type { User } from '#contract/accounts/user.ts'
import { AccountForm, SubmitButton } from '#web/forms/account-form.tsx'
import { PasswordField } from '#web/forms/password-field.tsx'
import { useFormCall } from '#web/forms/use-form-call.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { accountPageTexts } from '#web/session/account-pages.texts.ts'
import { RequireLogin } from '#web/session/require-login.tsx'
import { FormLinks, FormPage } from '#web/ui/form-page.tsx'
import { Message } from '#web/ui/message.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { NewPasswordFields, passwordsDiffer } from './new-password-fields.tsx'

export default function ChangePassword() {
  return (
    <FormPage title="Change Password" intro="All your other devices are logged out by it.">
      <RequireLogin>{(user) => <PasswordForm user={user} />}</RequireLogin>
    </FormPage>
  )
}

function PasswordForm({ user }: { user: User }) {
  const [done, setDone] = useState<string>()
  const { busy, fields, problem, form } = useFormCall({
    endpoint: changePasswordCall,
    fallback: accountPageTexts.changePasswordFailed,
    check: passwordsDiffer,
    onDone({ message }, element) {
      element.reset()
      setDone(message)
    },
  })
  return (
    <>
      <AccountForm {...form} aria-label="Change Password">
        {/* Tells a password manager whose password this is. */}
        <input type="text" autoComplete="username" defaultValue={user.username} readOnly hidden />
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          required
          fields={fields}
        />
        <NewPasswordFields fields={fields} />
        <Message text={problem} />
        <Message text={busy || problem || Object.keys(fields).length > 0 ? undefined : done} tone="good" />
        <SubmitButton busy={busy} text="Change Password" busyText="Changing..." />
      </AccountForm>
      <FormLinks>
        <p>
          <TextLink to="/user">Back to your account</TextLink>
        </p>
      </FormLinks>
    </>
  )
}

export const meta = privatePageMeta('Change Password', 'Choose a new password for your account with Likho.')
