import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { accountLinks } from '#contract/accounts/account-links.ts'
import type { User } from '#contract/accounts/user.ts'
import { PageBody } from '#web/shell/page-body.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { accountMeta } from './account-meta.ts'
import { accountPageTexts } from './account-pages.texts.ts'
import { Avatar } from './avatar.tsx'
import { Message } from './message.tsx'
import { Notice } from './notice.tsx'
import { useFreshUser } from './use-fresh-user.ts'
import { useSessionUser } from './use-session-user.ts'
import { WaitingForUser } from './waiting-for-user.tsx'

export default function AccountPage() {
  const user = useSessionUser()
  const { problem, retry } = useFreshUser()
  return (
    <PageBody>
      <div className="mx-auto grid max-w-dialog gap-6">
        {user && <Notice />}
        {user && problem && (
          <>
            <Message text={problem} />
            <Button onClick={retry}>Retry</Button>
          </>
        )}
        {user ? <Account user={user} /> : user === null ? <LoggedOut /> : <WaitingForUser />}
      </div>
    </PageBody>
  )
}

function LoggedOut() {
  return (
    <>
      <h1 className="font-semibold text-heading">{accountPageTexts.notLoggedIn}</h1>
      <div>
        <ButtonLink to="/userLogin" look="primary">
          Log In
        </ButtonLink>
      </div>
    </>
  )
}

function Account({ user }: { user: User }) {
  return (
    <>
      <header className="flex items-center gap-4">
        <Avatar user={user} className="size-20 text-heading" />
        <h1 className="min-w-0 font-semibold text-heading [overflow-wrap:anywhere]">{user.username}</h1>
      </header>
      <dl className="grid gap-3 rounded-card border border-line bg-sheet p-4 sm:p-6">
        <Fact name="Name" value={user.fullName} />
        <Fact name="Email" value={user.email} />
      </dl>
      <nav aria-label="Your account">
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-sheet">
          {accountLinks(user.role).map(({ text, to }) => (
            <li key={to}>
              <Link
                to={to}
                className="-outline-offset-2 flex min-h-12 items-center justify-between px-4 font-medium transition-colors hover:bg-line/60 sm:px-6"
              >
                {text}
                <ChevronRight aria-hidden className="size-5 text-ink-soft" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-ink-soft text-small">{name}</dt>
      <dd className="font-medium [overflow-wrap:anywhere]">{value}</dd>
    </div>
  )
}

export const meta = accountMeta('Your account', 'Your account with Likho.')
