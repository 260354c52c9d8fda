import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { User } from '#contract/accounts/user.ts'
import { useSessionUser } from '#web/kit/use-session-user.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { accountPageTexts } from './account-pages.texts.ts'
import { WaitingForUser } from './waiting-for-user.tsx'

/** What only somebody logged in can use. Others are shown the way to the login, and back. */
export function RequireLogin({ children }: { children: (user: User) => ReactNode }) {
  const user = useSessionUser()
  const { pathname, search } = useLocation()
  if (user) return children(user)
  if (user === undefined) return <WaitingForUser />
  return (
    <div className="grid justify-items-start gap-4">
      <p>{accountPageTexts.notLoggedIn}</p>
      <ButtonLink to={`/userLogin?next=${encodeURIComponent(pathname + search)}`} look="primary">
        Log In
      </ButtonLink>
    </div>
  )
}
