import type { ReactNode } from 'react'
import { useLocation, useRouteError } from 'react-router'
import { t } from '#contract/platform/t.ts'
import { LoadProblem } from '#web/kit/load-problem.tsx'
import { loginPath } from '#web/kit/paths.ts'
import { useSessionUser } from '#web/kit/use-session-user.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { accountPageTexts } from './account-pages.texts.ts'

type Props = {
  /** Where the page's loader has answered with what went wrong, rather than thrown it. */
  text?: string
  /** Other ways on, beside Retry. */
  children?: ReactNode
}

/** The ErrorBoundary of a private page, inside the page's own frame. */
export function PageError({ text, children }: Props) {
  const error = useRouteError()
  const user = useSessionUser()
  if (user === null) return <LoginPrompt />
  return (
    <LoadProblem error={error} text={text}>
      {children}
    </LoadProblem>
  )
}

/** The way to the login, and back. */
function LoginPrompt() {
  const { pathname, search } = useLocation()
  return (
    <div className="grid justify-items-start gap-4">
      <p>{accountPageTexts.notLoggedIn}</p>
      <ButtonLink to={loginPath(pathname + search)} look="primary">
        {t('Log In')}
      </ButtonLink>
    </div>
  )
}
