import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { accountFailures } from '#contract/accounts/accounts.failures.ts'
import { loginCall } from '#contract/accounts/session.endpoints.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { AccountForm, SubmitButton } from './account-form.tsx'
import { accountMeta } from './account-meta.ts'
import { accountPageTexts } from './account-pages.texts.ts'
import { FormLinks, FormPage } from './form-page.tsx'
import { Message } from './message.tsx'
import { Notice } from './notice.tsx'
import { PasswordField } from './password-field.tsx'
import { keepPending } from './pending-registration.ts'
import { UsernameField } from './person-fields.tsx'
import { safeNext } from './safe-next.ts'
import { keepUser } from './session-user.ts'
import { TextLink } from './text-link.tsx'
import { useFormCall } from './use-form-call.ts'

export default function Login() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [mustVerify, setMustVerify] = useState(false)
  const { busy, fields, problem, form } = useFormCall({
    endpoint: loginCall,
    fallback: accountPageTexts.loginFailed,
    unreachable: accountPageTexts.loginUnreachable,
    onDone({ data }) {
      keepUser(data.user)
      navigate(safeNext(search.get('next')), { replace: true })
    },
    onRefused({ kind, data }) {
      const isPending = kind.code === accountFailures.notVerified.code
      if (isPending && data?.userId) keepPending(data.userId)
      setMustVerify(isPending)
    },
  })
  return (
    <FormPage title="Login">
      <Notice />
      <AccountForm {...form} aria-label="Login">
        <UsernameField fields={fields} hint="Your email works too." />
        <PasswordField label="Password" name="password" autoComplete="current-password" required fields={fields} />
        <Message text={problem} />
        {problem && mustVerify && <ButtonLink to="/verifyotp">Verify your email</ButtonLink>}
        <SubmitButton busy={busy} text="Login" busyText="Logging in..." />
      </AccountForm>
      <FormLinks>
        <p>
          <TextLink to="/forgot-password">Forgotten your password?</TextLink>
        </p>
        <p>
          New here? <TextLink to="/register">Register</TextLink>
        </p>
      </FormLinks>
    </FormPage>
  )
}

export const meta = accountMeta('Login', 'Log in to your account with Likho.')
