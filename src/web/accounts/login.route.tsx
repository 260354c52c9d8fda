import { loginCall } from '#contract/accounts/session.endpoints.ts'
import { registerPath } from '#web/kit/paths.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { useNext } from '#web/session/use-next.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { LoginPage } from './login-page.tsx'

export default function Login() {
  return (
    <LoginPage title="Login" endpoint={loginCall}>
      <p className="grid gap-2">
        New here? <ButtonLink to={registerPath(useNext())}>Register</ButtonLink>
      </p>
    </LoginPage>
  )
}

export const meta = privatePageMeta('Login', 'Log in to your Likho account.')
