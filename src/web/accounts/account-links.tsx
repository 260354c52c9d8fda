import {
  CircleHelp,
  Heart,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Package,
  ShoppingCart,
  Store,
  UserPen,
} from 'lucide-react'
import { accountLinks } from '#contract/accounts/account-links.ts'
import type { Role } from '#contract/accounts/roles.ts'
import { t } from '#contract/platform/t.ts'
import { LinkRow } from './link-row.tsx'

const ICONS: Record<string, LucideIcon> = {
  '/cart': ShoppingCart,
  '/myOrder': Package,
  '/updateDetails': UserPen,
  '/Wishlist': Heart,
  '/seller': Store,
  '/helpdesk': CircleHelp,
  '/logOut': LogOut,
}

/** One list on a phone, tiles where there is room. */
export function AccountLinks({ role }: { role: Role }) {
  return (
    <nav aria-label={t('Your account')}>
      <ul className="grid max-sm:divide-y max-sm:divide-line max-sm:overflow-hidden max-sm:rounded-card max-sm:border max-sm:border-line max-sm:bg-sheet sm:grid-cols-2 sm:gap-4">
        {accountLinks(role).map(({ text, to }) => (
          <li key={to} className="sm:odd:last:col-span-2 sm:rounded-card sm:border sm:border-line sm:bg-sheet">
            <LinkRow to={to} icon={ICONS[to] ?? LayoutDashboard} text={t(text)} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
