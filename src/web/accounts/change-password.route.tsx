import { useState } from 'react'
import { changePasswordCall } from '#contract/accounts/profile.endpoints.ts'
import type { User } from '#contract/accounts/user.ts'
import { AccountForm, SubmitButton } from './account-form.tsx'
import { accountMeta } from './account-meta.ts'
import { accountPageTexts } from './account-pages.texts.ts'
import { FormLinks, FormPage } from './form-page.tsx'
import { Message } from './message.tsx'
import { NewPasswordFields, passwordsDiffer } from './new-password-fields.tsx'
import { PasswordField } from './password-field.tsx'
import { SignedIn } from './signed-in.tsx'
import { TextLink } from './text-link.tsx'
import { useFormCall } from './use-form-call.ts'

export default function ChangePassword() {
  return (
    <FormPage title="Change Password" intro="All your other devices are logged out by it.">
      <SignedIn>{(user) => <PasswordForm user={user} />}</SignedIn>
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

export const meta = accountMeta('Change Password', 'Choose a new password for your account with Likho.')
