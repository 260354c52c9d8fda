import { useNavigate } from 'react-router'
import { updateAvatarCall } from '#contract/accounts/profile.endpoints.ts'
import type { User } from '#contract/accounts/user.ts'
import { AccountForm, SubmitButton } from './account-form.tsx'
import { accountMeta } from './account-meta.ts'
import { accountPageTexts } from './account-pages.texts.ts'
import { Avatar } from './avatar.tsx'
import { FormLinks, FormPage } from './form-page.tsx'
import { Message } from './message.tsx'
import { notice } from './notice.tsx'
import { PictureField } from './picture-field.tsx'
import { keepUser } from './session-user.ts'
import { SignedIn } from './signed-in.tsx'
import { TextLink } from './text-link.tsx'
import { useFormCall } from './use-form-call.ts'

export default function UpdateAvatar() {
  return (
    <FormPage title="Update Avatar">
      <SignedIn>{(user) => <AvatarForm user={user} />}</SignedIn>
    </FormPage>
  )
}

function AvatarForm({ user }: { user: User }) {
  const navigate = useNavigate()
  const { busy, fields, problem, form } = useFormCall({
    endpoint: updateAvatarCall,
    fallback: accountPageTexts.registerFailed,
    onDone({ message, data }) {
      keepUser(data.user)
      navigate('/user', { state: notice(message) })
    },
  })
  return (
    <>
      <AccountForm {...form} aria-label="Update Avatar">
        <PictureField
          label="New picture"
          name="avatar"
          required
          fields={fields}
          now={<Avatar user={user} className="size-full text-title" />}
        />
        <Message text={problem} />
        <SubmitButton busy={busy} text="Update Avatar" busyText="Uploading..." />
      </AccountForm>
      <FormLinks>
        <p>
          <TextLink to="/updateDetails">Cancel</TextLink>
        </p>
      </FormLinks>
    </>
  )
}

export const meta = accountMeta('Update Avatar', 'Change your picture at Likho.')
