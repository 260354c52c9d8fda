import { useNavigate } from 'react-router'
import { LONGEST_NAME } from '#contract/accounts/accounts.texts.ts'
import { updateDetailsCall } from '#contract/accounts/profile.endpoints.ts'
import type { User } from '#contract/accounts/user.ts'
import { TextField } from '#web/ui/field.tsx'
import { AccountForm, SubmitButton } from './account-form.tsx'
import { accountMeta } from './account-meta.ts'
import { accountPageTexts } from './account-pages.texts.ts'
import { FormPage } from './form-page.tsx'
import { Message } from './message.tsx'
import { notice } from './notice.tsx'
import { PasswordField } from './password-field.tsx'
import { keepUser } from './session-user.ts'
import { SignedIn } from './signed-in.tsx'
import { TextLink } from './text-link.tsx'
import { useFormCall } from './use-form-call.ts'

export default function ChangeDetails() {
  return (
    <FormPage title="Change Details">
      <SignedIn>{(user) => <DetailsForm user={user} />}</SignedIn>
    </FormPage>
  )
}

function DetailsForm({ user }: { user: User }) {
  const navigate = useNavigate()
  const { busy, fields, problem, form } = useFormCall({
    endpoint: updateDetailsCall,
    fallback: accountPageTexts.registerFailed,
    onDone({ message, data }) {
      keepUser(data.user)
      navigate('/user', { state: notice(message) })
    },
  })
  return (
    <>
      <AccountForm {...form} aria-label="Change Details">
        <TextField
          label="Full name"
          name="fullName"
          autoComplete="name"
          required
          maxLength={LONGEST_NAME * 2}
          defaultValue={user.fullName}
          error={fields.fullName}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={user.email}
          error={fields.email}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          error={fields.password}
          hint="Needed only when you change your email."
        />
        <Message text={problem} />
        <SubmitButton busy={busy} text="Save" busyText="Saving..." />
      </AccountForm>
      <p>
        <TextLink to="/updateDetails">Cancel</TextLink>
      </p>
    </>
  )
}

export const meta = accountMeta('Change Details', 'Change your name or email at Likho.')
