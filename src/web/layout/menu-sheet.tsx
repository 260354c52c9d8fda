import { Moon, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { msg, t } from '#contract/platform/t.ts'
import { ShortcutTiles } from '#web/accounts/shortcut-tiles.tsx'
import { CATEGORY_TINT } from '#web/catalog/category-tint.ts'
import { TILE_PICTURE } from '#web/catalog/tile-pictures.ts'
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
import { LanguageLinks } from './language-links.tsx'
import { switchTheme } from './theme.ts'

type Props = { open: boolean; onOpenChange: (open: boolean) => void }

const LINK =
  'flex min-h-12 items-center gap-3 rounded-field px-3 font-medium transition-colors hover:bg-line/60 aria-[current=page]:text-brand'

const FOR_USERS = [
  [ACCOUNT_PATH, msg('Your account')],
  [LOGOUT_PATH, msg('Log Out')],
] as const

export default function MenuSheet({ open, onOpenChange }: Props) {
  const user = useSessionUser()
  const next = useNext()
  const accountLinks = user
    ? FOR_USERS
    : ([
        [loginPath(next), msg('Login')],
        [registerPath(next), msg('Register')],
      ] as const)
  const close = () => onOpenChange(false)
  const link = (to: string, text: string, picture?: ReactNode) => (
    <li key={to}>
      <NavLink to={to} end className={LINK} onClick={close}>
        {picture}
        {t(text)}
      </NavLink>
    </li>
  )
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t('Menu')}>
      <nav aria-label={t('Your lists')} className="mt-2">
        <ShortcutTiles onClick={close} />
      </nav>
      <nav aria-label={t('Menu')} className="-mx-3 mt-3">
        <ul>
          {link(SHOP_PATH, msg('All products'))}
          {CATEGORY_PAGES.map(({ path, name, category }) =>
            link(
              path,
              name,
              <img
                src={TILE_PICTURE[category]}
                alt=""
                width="40"
                height="40"
                className={`rounded-field ${CATEGORY_TINT[category]}`}
              />,
            ),
          )}
        </ul>
        <ul className="mt-3 border-line border-t pt-3">
          {link(HOME_PATH, msg('Home'))}
          {link(ABOUT_US_PATH, msg('About Us'))}
          {link(HELPDESK_PATH, msg('Helpdesk'))}
          <li>
            <ThemeSwitch />
          </li>
          <li>
            <LanguageLinks className={LINK} />
          </li>
        </ul>
      </nav>
      <div className="mt-6 grid gap-3">
        {accountLinks.map(([to, text], index) => (
          <ButtonLink key={to} to={to} look={index === 0 ? 'primary' : 'secondary'} onClick={close}>
            {t(text)}
          </ButtonLink>
        ))}
      </div>
    </Sheet>
  )
}

/** Says what it leads to. The server does not know the visitor's theme, so the stylesheet picks the words too. */
function ThemeSwitch() {
  return (
    <button type="button" onClick={switchTheme} className={`${LINK} w-full`}>
      <span className="flex items-center gap-3 dark:hidden">
        <Moon aria-hidden className="size-5" /> {t('Dark theme')}
      </span>
      <span className="hidden items-center gap-3 dark:flex">
        <Sun aria-hidden className="size-5" /> {t('Light theme')}
      </span>
    </button>
  )
}
