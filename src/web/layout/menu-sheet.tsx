import { NavLink } from 'react-router'
import { CATEGORY_PAGES } from '#web/kit/category-pages.ts'
import {
  ABOUT_US_PATH,
  ACCOUNT_PATH,
  HELPDESK_PATH,
  HOME_PATH,
  LOGOUT_PATH,
  loginPath,
  registerPath,
  SHOP_PATH,
} from '#web/kit/paths.ts'
import { useSessionUser } from '#web/kit/use-session-user.ts'
import { useNext } from '#web/session/use-next.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'

type Props = { open: boolean; onOpenChange: (open: boolean) => void }

const LINK =
  'flex min-h-12 items-center rounded-field px-3 font-medium transition-colors hover:bg-line/60 aria-[current=page]:text-brand'

const FOR_USERS = [
  [ACCOUNT_PATH, 'Your account'],
  [LOGOUT_PATH, 'Log Out'],
] as const

export default function MenuSheet({ open, onOpenChange }: Props) {
  const user = useSessionUser()
  const next = useNext()
  const accountLinks = user
    ? FOR_USERS
    : ([
        [loginPath(next), 'Login'],
        [registerPath(next), 'Register'],
      ] as const)
  const close = () => onOpenChange(false)
  const link = (to: string, text: string) => (
    <li key={to}>
      <NavLink to={to} end className={LINK} onClick={close}>
        {text}
      </NavLink>
    </li>
  )
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Menu">
      <nav aria-label="Menu" className="-mx-3 mt-4">
        <ul>
          {link(HOME_PATH, 'Home')}
          {link(SHOP_PATH, 'All products')}
          {CATEGORY_PAGES.map(({ path, name }) => link(path, name))}
        </ul>
        <ul className="mt-3 border-line border-t pt-3">
          {link(ABOUT_US_PATH, 'About Us')}
          {link(HELPDESK_PATH, 'Helpdesk')}
        </ul>
      </nav>
      <div className="mt-6 grid gap-3">
        {accountLinks.map(([to, text], index) => (
          <ButtonLink key={to} to={to} look={index === 0 ? 'primary' : 'secondary'} onClick={close}>
            {text}
          </ButtonLink>
        ))}
      </div>
    </Sheet>
  )
}
