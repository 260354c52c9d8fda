import type { FormEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { sellerLoginCall } from '#contract/sellers/sellers.endpoints.ts'
import { AccountForm, SubmitButton } from '#web/accounts/account-form.tsx'
import { accountMeta } from '#web/accounts/account-meta.ts'
import { accountPageTexts } from '#web/accounts/account-pages.texts.ts'
import { FormLinks, FormPage } from '#web/accounts/form-page.tsx'
import { Message } from '#web/accounts/message.tsx'
import { Notice } from '#web/accounts/notice.tsx'
import { PasswordField } from '#web/accounts/password-field.tsx'
import { UsernameField } from '#web/accounts/person-fields.tsx'
import { safeNext } from '#web/accounts/safe-next.ts'
import { keepUser } from '#web/accounts/session-user.ts'
import { TextLink } from '#web/accounts/text-link.tsx'
import { useFormCall } from '#web/accounts/use-form-call.ts'

export default function SellerLogin() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { busy, fields, problem, form, dropProblem } = useFormCall({
    endpoint: sellerLoginCall,
    fallback: accountPageTexts.loginFailed,
    unreachable: accountPageTexts.loginUnreachable,
    onDone({ data }) {
      keepUser(data.user)
      navigate(safeNext(search.get('next'), '/seller'), { replace: true })
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
        <SubmitButton busy={busy} text="Login" busyText="Logging in..." />
      </AccountForm>
      <FormLinks>
        <p>
          <TextLink to="/forgot-password">Forgotten your password?</TextLink>
        </p>
        <p>
          New here? <TextLink to="/sellerRegister">Sign up as a seller</TextLink>
        </p>
        <p>
          Here to shop? <TextLink to="/userLogin">Customer login</TextLink>
        </p>
      </FormLinks>
    </FormPage>
  )
}

export const meta = accountMeta('Seller Login', 'Log in to your seller account with Likho.')
