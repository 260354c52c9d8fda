import { loginCall } from '#contract/accounts/session.endpoints.ts'
import { REGISTER_PATH } from '#web/kit/paths.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { LoginPage } from './login-page.tsx'

export default function Login() {
  return (
    <LoginPage title="Login" endpoint={loginCall}>
      <p>
        New here? <TextLink to={REGISTER_PATH}>Register</TextLink>
      </p>
    </LoginPage>
  )
}

export const meta = privatePageMeta('Login', 'Log in to your account with Likho.')
