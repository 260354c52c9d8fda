import { useNavigate, useSearchParams } from 'react-router'
import { loginCall } from '#contract/accounts/session.endpoints.ts'
import type { User } from '#contract/accounts/user.ts'
import type { Failure } from '#contract/platform/failures.ts'
import { AccountForm, SubmitButton } from '#web/forms/account-form.tsx'
import { Notice } from '#web/forms/notice.tsx'
import { PasswordField } from '#web/forms/password-field.tsx'
import { UsernameField } from '#web/forms/person-fields.tsx'
import { useFormCall } from '#web/forms/use-form-call.ts'
import { FORGOT_PASSWORD_PATH, REGISTER_PATH } from '#web/kit/paths.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { keepUser } from '#web/kit/session-user.ts'
import { accountPageTexts } from '#web/session/account-pages.texts.ts'
import { safeNext } from '#web/session/safe-next.ts'
import { FormLinks, FormPage } from '#web/ui/form-page.tsx'
import { Message } from '#web/ui/message.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useMustVerify, VerifyEmailLink } from './must-verify.tsx'
import { useSecondStep } from './use-second-step.tsx'

export default function Login() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  function goOn(user: User) {
    keepUser(user)
    navigate(safeNext(search.get('next')), { replace: true })
  }
  const { page, problem, onRefused } = useSecondStep(goOn)
  return page || <LoginForm onDone={goOn} onRefused={onRefused} before={problem} />
}

type Props = {
  onDone: (user: User) => void
  onRefused: (failure: Failure) => void
  /** Why an earlier try led back here. */
  before: string | undefined
}

function LoginForm({ onDone, onRefused, before }: Props) {
  const { mustVerify, noteRefusal } = useMustVerify()
  const {
    busy,
    fields,
    problem = before,
    form,
  } = useFormCall({
    endpoint: loginCall,
    fallback: accountPageTexts.loginFailed,
    unreachable: accountPageTexts.loginUnreachable,
    onDone: ({ data }) => onDone(data.user),
    onRefused(failure) {
      noteRefusal(failure)
      onRefused(failure)
    },
  })
  return (
    <FormPage title="Login">
      <Notice />
      {mustVerify && !problem && <VerifyEmailLink />}
      <AccountForm {...form} aria-label="Login">
        <UsernameField fields={fields} hint="Your email works too." />
        <PasswordField label="Password" name="password" autoComplete="current-password" required fields={fields} />
        <Message text={problem} />
        {mustVerify && problem && <VerifyEmailLink />}
        <SubmitButton busy={busy} text="Login" busyText="Logging in..." />
      </AccountForm>
      <FormLinks>
        <p>
          <TextLink to={FORGOT_PASSWORD_PATH}>Forgotten your password?</TextLink>
        </p>
        <p>
          New here? <TextLink to={REGISTER_PATH}>Register</TextLink>
        </p>
      </FormLinks>
    </FormPage>
  )
}

export const meta = privatePageMeta('Login', 'Log in to your account with Likho.')
