import { loginCall } from '#contract/accounts/session.endpoints.ts'
import { msg, t } from '#contract/platform/t.ts'
import { registerPath } from '#web/kit/paths.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { rich } from '#web/kit/rich-text.ts'
import { useNext } from '#web/session/use-next.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { LoginPage } from './login-page.tsx'

export default function Login() {
  const next = useNext()
  return (
    <LoginPage title={t('Login')} endpoint={loginCall}>
      <p className="grid gap-2">
        {rich('New here? <a>Register</a>', {
          a: (text) => <ButtonLink to={registerPath(next)}>{text}</ButtonLink>,
        })}
      </p>
    </LoginPage>
  )
}

export const meta = privatePageMeta(msg('Login'), msg('Log in to your Likho account.'))
