import { LogOut, Moon, ShoppingBag, Sun, UserRound } from 'lucide-react'
import { Link } from 'react-router'
import { ACCOUNT_PATH, HOME_PATH, LOGOUT_PATH } from '#web/kit/paths.ts'
import { switchTheme } from '../theme.ts'

const LINKS = [
  { to: HOME_PATH, name: 'View shop', icon: ShoppingBag },
  { to: ACCOUNT_PATH, name: 'Your account', icon: UserRound },
  { to: LOGOUT_PATH, name: 'Log Out', icon: LogOut },
]

type Props = { linkLook: string; onLeave?: () => void }

/** Out of the back office, and how it looks. */
export function OtherWays({ linkLook, onLeave }: Props) {
  return (
    <ul>
      {LINKS.map(({ to, name, icon: Icon }) => (
        <li key={to}>
          <Link to={to} onClick={onLeave} className={linkLook}>
            <Icon aria-hidden className="size-5 shrink-0" />
            {name}
          </Link>
        </li>
      ))}
      <li>
        <button type="button" onClick={switchTheme} className={`w-full text-left ${linkLook}`}>
          <Moon aria-hidden className="size-5 shrink-0 dark:hidden" />
          <Sun aria-hidden className="hidden size-5 shrink-0 dark:block" />
          Light or dark
        </button>
      </li>
    </ul>
  )
}
