import type { ReactNode } from 'react'
import { useLoaderData, useNavigate } from 'react-router'
import { updateAvatarCall } from '#contract/accounts/profile.endpoints.ts'
import type { User } from '#contract/accounts/user.ts'
import { msg, t } from '#contract/platform/t.ts'
import { AccountForm, SubmitButton } from '#web/forms/account-form.tsx'
import { notice } from '#web/forms/notice.tsx'
import { PictureField } from '#web/forms/picture-field.tsx'
import { useFormCall } from '#web/forms/use-form-call.ts'
import { api } from '#web/kit/api.ts'
import { withDirectUploads } from '#web/kit/direct-uploads.ts'
import { ACCOUNT_PATH, UPDATE_DETAILS_PATH } from '#web/kit/paths.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { keepUser } from '#web/kit/session-user.ts'
import { accountPageTexts } from '#web/session/account-pages.texts.ts'
import { PageError } from '#web/session/page-error.tsx'
import { requireLogin } from '#web/session/require-login.ts'
import { WaitingForUser } from '#web/session/waiting-for-user.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { FormLinks, FormPage } from '#web/ui/form-page.tsx'
import { Message } from '#web/ui/message.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export const clientLoader = () => requireLogin()

export default function UpdateAvatar() {
  return (
    <Page>
      <AvatarForm user={useLoaderData<typeof clientLoader>()} />
    </Page>
  )
}

const Page = ({ children }: { children: ReactNode }) => <FormPage title={t('Update avatar')}>{children}</FormPage>

export const HydrateFallback = () => (
  <Page>
    <WaitingForUser />
  </Page>
)

export const ErrorBoundary = () => (
  <Page>
    <PageError />
  </Page>
)

const sendPicture = withDirectUploads(api)

function AvatarForm({ user }: { user: User }) {
  const navigate = useNavigate()
  const { busy, fields, problem, form } = useFormCall({
    endpoint: updateAvatarCall,
    via: sendPicture,
    fallback: accountPageTexts.registerFailed,
    onDone({ message, data }) {
      keepUser(data.user)
      navigate(ACCOUNT_PATH, { state: notice(message) })
    },
  })
  return (
    <>
      <AccountForm {...form} aria-label={t('Update avatar')}>
        <PictureField
          label={t('New picture')}
          name="avatar"
          required
          fields={fields}
          now={<Avatar user={user} className="size-full text-title" />}
        />
        <Message text={problem} />
        <SubmitButton busy={busy} text={t('Update avatar')} busyText={t('Uploading...')} />
      </AccountForm>
      <FormLinks>
        <p>
          <TextLink to={UPDATE_DETAILS_PATH}>{t('Cancel')}</TextLink>
        </p>
      </FormLinks>
    </>
  )
}

export const meta = privatePageMeta(msg('Update avatar'), msg('Change the avatar on your Likho account.'))
