import { UserRound } from 'lucide-react'
import { Link, NavLink } from 'react-router'
import type { User } from '#contract/accounts/user.ts'
import { t } from '#contract/platform/t.ts'
import { ACCOUNT_PATH, loginPath, registerPath } from '#web/kit/paths.ts'
import { useSessionUser } from '#web/kit/use-session-user.ts'
import { useNext } from '#web/session/use-next.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { IconLink } from '#web/ui/icon-button.tsx'

/**
 * The end of the navbar: the way to the account, or to get one. Pages are the same for everyone, so who is logged in is
 * known only once the page is awake; both faces take the same room, so that nothing moves then.
 */
export function AccountCorner({ linkLook }: { linkLook: string }) {
  const user = useSessionUser()
  const next = useNext()
  return (
    <>
      <Icon user={user} next={next} />
      <div className="hidden lg:ml-1 lg:grid lg:*:[grid-area:1/1]">
        <div className={`flex gap-1 ${user ? 'invisible' : ''}`}>
          <NavLink to={loginPath(next)} className={linkLook}>
            {t('Login')}
          </NavLink>
          <ButtonLink to={registerPath(next)}>{t('Register')}</ButtonLink>
        </div>
        {user && (
          <Link
            to={ACCOUNT_PATH}
            aria-label={t('{name}, your account', { name: firstNameOf(user) })}
            className="flex w-0 min-w-full items-center gap-2 rounded-field border border-edge bg-sheet px-2 font-semibold transition-colors hover:border-ink"
          >
            <Avatar user={user} className="size-8 text-small" />
            <span className="grid min-w-0 text-small leading-tight">
              <span className="truncate">{firstNameOf(user)}</span>
              <span className="font-normal text-fine text-ink-soft leading-tight">{t('Your account')}</span>
            </span>
          </Link>
        )}
      </div>
    </>
  )
}

const firstNameOf = ({ fullName }: User) => fullName.replace(/ .*/, '')

/** The smallest phones have room for it in the menu only. */
function Icon({ user, next }: { user: User | null | undefined; next: string | null }) {
  const look = 'lg:hidden max-[22rem]:hidden'
  return user ? (
    <IconLink to={ACCOUNT_PATH} label={t('Your account')} className={look}>
      <Avatar user={user} className="size-8 text-small" />
    </IconLink>
  ) : (
    <IconLink to={loginPath(next)} label={t('Login/Register')} className={look}>
      <UserRound aria-hidden />
    </IconLink>
  )
}
