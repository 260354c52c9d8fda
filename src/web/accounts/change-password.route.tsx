import { type ReactNode, useState } from 'react'
import { useLoaderData } from 'react-router'
import { changePasswordCall } from '#contract/accounts/profile.endpoints.ts'
import type { User } from '#contract/accounts/user.ts'
import { msg, t } from '#contract/platform/t.ts'
import { AccountForm, SubmitButton } from '#web/forms/account-form.tsx'
import { CodeField } from '#web/forms/code-field.tsx'
import { PasswordField } from '#web/forms/password-field.tsx'
import { useFormCall } from '#web/forms/use-form-call.ts'
import { useWantedCode } from '#web/forms/use-wanted-code.ts'
import { ACCOUNT_PATH } from '#web/kit/paths.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { accountPageTexts } from '#web/session/account-pages.texts.ts'
import { PageError } from '#web/session/page-error.tsx'
import { requireLogin } from '#web/session/require-login.ts'
import { WaitingForUser } from '#web/session/waiting-for-user.tsx'
import { FormLinks, FormPage } from '#web/ui/form-page.tsx'
import { Message } from '#web/ui/message.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { NewPasswordFields, passwordsDiffer } from './new-password-fields.tsx'

export const clientLoader = () => requireLogin()

export default function ChangePassword() {
  return (
    <Page>
      <PasswordForm user={useLoaderData<typeof clientLoader>()} />
    </Page>
  )
}

const Page = ({ children }: { children: ReactNode }) => (
  <FormPage title={t('Change password')} intro={t('This logs out your other devices.')}>
    {children}
  </FormPage>
)

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

function PasswordForm({ user }: { user: User }) {
  const [done, setDone] = useState<string>()
  const code = useWantedCode(user.secondFactor === 'on')
  const { busy, fields, problem, form } = useFormCall({
    endpoint: changePasswordCall,
    fallback: accountPageTexts.changePasswordFailed,
    check: passwordsDiffer,
    onRefused: code.onRefused,
    onDone({ message }, element) {
      element.reset()
      setDone(message)
    },
  })
  return (
    <>
      <AccountForm {...form} aria-label={t('Change password')}>
        {/* Tells a password manager whose password this is. */}
        <input type="text" autoComplete="username" defaultValue={user.username} readOnly hidden />
        <PasswordField
          label={t('Current password')}
          name="currentPassword"
          autoComplete="current-password"
          required
          fields={fields}
        />
        <NewPasswordFields fields={fields} />
        {code.isWanted && <CodeField fields={fields} />}
        <Message text={problem} />
        <Message text={busy || problem || Object.keys(fields).length > 0 ? undefined : done} tone="good" />
        <SubmitButton busy={busy} text={t('Change password')} busyText={t('Changing...')} />
      </AccountForm>
      <FormLinks>
        <p>
          <TextLink to={ACCOUNT_PATH}>{t('Back to your account')}</TextLink>
        </p>
      </FormLinks>
    </>
  )
}

export const meta = privatePageMeta(msg('Change password'), msg('Set a new password for your Likho account.'))
