import type { FormEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { User } from '#contract/accounts/user.ts'
import type { Failure } from '#contract/platform/failures.ts'
import { sellerLoginCall } from '#contract/sellers/sellers.endpoints.ts'
import { useMustVerify, VerifyEmailLink } from '#web/accounts/must-verify.tsx'
import { useSecondStep } from '#web/accounts/use-second-step.tsx'
import { AccountForm, SubmitButton } from '#web/forms/account-form.tsx'
import { Notice } from '#web/forms/notice.tsx'
import { PasswordField } from '#web/forms/password-field.tsx'
import { UsernameField } from '#web/forms/person-fields.tsx'
import { useFormCall } from '#web/forms/use-form-call.ts'
import { FORGOT_PASSWORD_PATH, LOGIN_PATH, SELLER_PATH, SELLER_REGISTER_PATH } from '#web/kit/paths.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { keepUser } from '#web/kit/session-user.ts'
import { accountPageTexts } from '#web/session/account-pages.texts.ts'
import { safeNext } from '#web/session/safe-next.ts'
import { FormLinks, FormPage } from '#web/ui/form-page.tsx'
import { Message } from '#web/ui/message.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export default function SellerLogin() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  function goOn(user: User) {
    keepUser(user)
    navigate(safeNext(search.get('next'), SELLER_PATH), { replace: true })
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
    dropProblem,
  } = useFormCall({
    endpoint: sellerLoginCall,
    fallback: accountPageTexts.loginFailed,
    unreachable: accountPageTexts.loginUnreachable,
    onDone: ({ data }) => onDone(data.user),
    onRefused(failure) {
      noteRefusal(failure)
      onRefused(failure)
    },
  })
  function onInput(event: FormEvent<HTMLFormElement>) {
    form.onInput(event)
    dropProblem()
  }
  return (
    <FormPage title="Seller Login">
      <Notice />
      <AccountForm {...form} onInput={onInput} aria-label="Seller Login">
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
          New here? <TextLink to={SELLER_REGISTER_PATH}>Sign up as a seller</TextLink>
        </p>
        <p>
          Here to shop? <TextLink to={LOGIN_PATH}>Customer login</TextLink>
        </p>
      </FormLinks>
    </FormPage>
  )
}

export const meta = privatePageMeta('Seller Login', 'Log in to your seller account with Likho.')
