import { useNavigate } from 'react-router'
import { updateDetailsCall } from '#contract/accounts/profile.endpoints.ts'
import type { User } from '#contract/accounts/user.ts'
import { AccountForm, SubmitButton } from './account-form.tsx'
import { accountMeta } from './account-meta.ts'
import { accountPageTexts } from './account-pages.texts.ts'
import { FormLinks, FormPage } from './form-page.tsx'
import { Message } from './message.tsx'
import { notice } from './notice.tsx'
import { PasswordField } from './password-field.tsx'
import { EmailField, FullNameField } from './person-fields.tsx'
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
        <FullNameField fields={fields} defaultValue={user.fullName} />
        <EmailField fields={fields} defaultValue={user.email} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          fields={fields}
          hint="Needed only when you change your email."
        />
        <Message text={problem} />
        <SubmitButton busy={busy} text="Save" busyText="Saving..." />
      </AccountForm>
      <FormLinks>
        <p>
          <TextLink to="/updateDetails">Cancel</TextLink>
        </p>
      </FormLinks>
    </>
  )
}

export const meta = accountMeta('Change Details', 'Change your name or email at Likho.')
