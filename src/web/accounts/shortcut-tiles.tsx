import { Heart, type LucideIcon, MapPin, Package } from 'lucide-react'
import { Link } from 'react-router'
import { t } from '#contract/platform/t.ts'
import { ADDRESSES_PATH, ORDERS_PATH, WISHLIST_PATH } from '#web/kit/paths.ts'
import { SHORTCUTS } from '#web/kit/shortcuts.ts'

const ICONS: Record<string, LucideIcon> = {
  [ORDERS_PATH]: Package,
  [WISHLIST_PATH]: Heart,
  [ADDRESSES_PATH]: MapPin,
}

/** What people come back for, three in a row. */
export function ShortcutTiles({ onClick }: { onClick?: () => void }) {
  return (
    <ul className="grid grid-cols-3 gap-2 sm:gap-4">
      {SHORTCUTS.map(({ path, name }) => (
        <li key={path}>
          <Link
            to={path}
            onClick={onClick}
            className="flex min-h-20 flex-col items-center justify-center gap-1.5 rounded-card border border-line bg-sheet px-1 font-semibold text-small transition-colors max-sm:text-fine hover:border-brand hover:text-brand"
          >
            <TileIcon of={path} />
            {t(name)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function TileIcon({ of }: { of: string }) {
  const Icon = ICONS[of] ?? Package
  return <Icon aria-hidden className="size-6 text-brand" />
}
