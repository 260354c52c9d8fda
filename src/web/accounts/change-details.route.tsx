import type { ReactNode } from 'react'
import { type ClientActionFunctionArgs, data, useLoaderData, useNavigate } from 'react-router'
import {
  cancelEmailChangeCall,
  emailChangeCall,
  resendEmailChangeCall,
} from '#contract/accounts/email-change.endpoints.ts'
import { updateDetailsCall } from '#contract/accounts/profile.endpoints.ts'
import type { User } from '#contract/accounts/user.ts'
import { msg, t } from '#contract/platform/t.ts'
import { AccountForm, SubmitButton } from '#web/forms/account-form.tsx'
import { CodeField } from '#web/forms/code-field.tsx'
import { notice } from '#web/forms/notice.tsx'
import { PasswordField } from '#web/forms/password-field.tsx'
import { EmailField, FullNameField } from '#web/forms/person-fields.tsx'
import { useFormCall } from '#web/forms/use-form-call.ts'
import { useWantedCode } from '#web/forms/use-wanted-code.ts'
import { api } from '#web/kit/api.ts'
import { ACCOUNT_PATH, UPDATE_DETAILS_PATH } from '#web/kit/paths.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { problemText } from '#web/kit/problem-text.ts'
import { keepUser } from '#web/kit/session-user.ts'
import { accountPageTexts } from '#web/session/account-pages.texts.ts'
import { PageError } from '#web/session/page-error.tsx'
import { requireLogin } from '#web/session/require-login.ts'
import { WaitingForUser } from '#web/session/waiting-for-user.tsx'
import { FormLinks, FormPage } from '#web/ui/form-page.tsx'
import { Message } from '#web/ui/message.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { PendingEmail } from './pending-email.tsx'

export async function clientLoader() {
  const user = requireLogin()
  return { user, pending: (await api(emailChangeCall)).data }
}

/** Mails the link to the new email again, or withdraws it; what waits is loaded anew afterwards. */
export async function clientAction({ request }: ClientActionFunctionArgs) {
  const isCancelled = (await request.formData()).get('intent') === 'cancel'
  try {
    const { message } = await api(isCancelled ? cancelEmailChangeCall : resendEmailChangeCall)
    return { text: message, tone: 'good' as const }
  } catch (error) {
    return data({ text: problemText(error), tone: 'bad' as const }, { status: 400 })
  }
}

export default function ChangeDetails() {
  const { user, pending } = useLoaderData<typeof clientLoader>()
  return (
    <Page>
      <PendingEmail email={pending?.email} />
      <DetailsForm user={user} />
    </Page>
  )
}

const Page = ({ children }: { children: ReactNode }) => <FormPage title={t('Change details')}>{children}</FormPage>

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

function DetailsForm({ user }: { user: User }) {
  const navigate = useNavigate()
  // Only a new email wants one, so the field comes with the shop's answer.
  const code = useWantedCode(false)
  const { busy, fields, problem, form } = useFormCall({
    endpoint: updateDetailsCall,
    fallback: accountPageTexts.registerFailed,
    onRefused: code.onRefused,
    onDone({ message, data }) {
      keepUser(data.user)
      navigate(ACCOUNT_PATH, { state: notice(message) })
    },
  })
  return (
    <>
      <AccountForm {...form} aria-label={t('Change details')}>
        <FullNameField fields={fields} defaultValue={user.fullName} />
        <EmailField fields={fields} defaultValue={user.email} />
        <PasswordField
          label={t('Password')}
          name="password"
          autoComplete="current-password"
          fields={fields}
          hint={t('Needed only to change your email. We’ll send a link to the new one.')}
        />
        {code.isWanted && <CodeField fields={fields} />}
        <Message text={problem} />
        <SubmitButton busy={busy} text={t('Save')} busyText={t('Saving...')} />
      </AccountForm>
      <FormLinks>
        <p>
          <TextLink to={UPDATE_DETAILS_PATH}>{t('Cancel')}</TextLink>
        </p>
      </FormLinks>
    </>
  )
}

export const meta = privatePageMeta(msg('Change details'), msg('Change the name or email on your Likho account.'))
