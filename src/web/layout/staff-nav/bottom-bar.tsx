import { Menu, ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { HOME_PATH } from '#web/kit/paths.ts'
import { Sheet } from '#web/ui/dialog.tsx'
import { OtherWays } from './other-ways.tsx'
import { isHere, type StaffLink } from './staff-links.ts'

const SPOT =
  'flex w-full flex-col items-center justify-center gap-0.5 py-2 text-fine transition-colors aria-[current=page]:font-semibold aria-[current=page]:text-brand'
const IN_SHEET =
  'flex min-h-12 items-center gap-3 rounded-field px-3 font-medium transition-colors hover:bg-line/60 aria-[current=page]:text-brand'

/** More than five spots are too small for a thumb. Where letters are twice as large, more than three are. */
const SPOTS = 4
const LARGE_SPOTS = 2

/** For whoever has fewer rooms than there are spots. */
const SHOP: StaffLink = { to: HOME_PATH, name: 'View shop', icon: ShoppingBag, who: 'useAccount' }

type Props = { links: readonly StaffLink[]; isKnown: boolean }

/** On phones: the rooms one goes to most, and a sheet with the rest. Each has its place, so none moves when others are known. */
export function BottomBar({ links, isKnown }: Props) {
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const spots = isKnown && links.length < SPOTS ? [...links, SHOP] : links.slice(0, SPOTS)
  return (
    <>
      <nav
        aria-label="Back office, quick"
        className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-sheet pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
      >
        <ul className="mx-auto grid max-w-dialog grid-cols-5 max-[20rem]:grid-cols-3">
          {spots.map((link, place) => (
            <li key={link.to} className={place < LARGE_SPOTS ? '' : 'max-[20rem]:hidden'}>
              <Link to={link.to} aria-current={isHere(link, pathname) ? 'page' : undefined} className={SPOT}>
                <link.icon aria-hidden className="size-6" />
                {link.name}
              </Link>
            </li>
          ))}
          <li className="-col-end-1">
            <button
              type="button"
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onClick={() => setOpen(true)}
              className={SPOT}
            >
              <Menu aria-hidden className="size-6" />
              More
            </button>
          </li>
        </ul>
      </nav>
      <Sheet open={isOpen} onOpenChange={setOpen} title="More">
        <nav aria-label="More" className="-mx-3 mt-2">
          <ul>
            {links.slice(LARGE_SPOTS).map((link, place) => (
              <li key={link.to} className={place < SPOTS - LARGE_SPOTS ? 'min-[20rem]:hidden' : ''}>
                <Link
                  to={link.to}
                  onClick={close}
                  aria-current={isHere(link, pathname) ? 'page' : undefined}
                  className={IN_SHEET}
                >
                  <link.icon aria-hidden className="size-5" />
                  {link.name}
                </Link>
              </li>
            ))}
          </ul>
          <OtherWays linkLook={IN_SHEET} onLeave={close} />
        </nav>
      </Sheet>
    </>
  )
}
