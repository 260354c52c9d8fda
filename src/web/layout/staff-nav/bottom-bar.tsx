import { Menu } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Sheet } from '#web/ui/dialog.tsx'
import { OtherWays } from './other-ways.tsx'
import { isHere, type StaffLink } from './staff-links.ts'

const SPOT =
  'flex w-full flex-col items-center justify-center gap-0.5 py-2 text-fine transition-colors aria-[current=page]:font-semibold aria-[current=page]:text-brand'
const IN_SHEET =
  'flex min-h-12 items-center gap-3 rounded-field px-3 font-medium transition-colors hover:bg-line/60 aria-[current=page]:text-brand'

/** More than five spots are too small for a thumb. */
const SPOTS = 4

/** On phones: the rooms one goes to most, and a sheet with the rest. */
export function BottomBar({ links }: { links: readonly StaffLink[] }) {
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const rest = links.slice(SPOTS)
  return (
    <>
      <nav
        aria-label="Back office, quick"
        className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-sheet pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
      >
        <ul className="mx-auto flex max-w-dialog">
          {links.slice(0, SPOTS).map((link) => (
            <li key={link.to} className="grow basis-0">
              <Link to={link.to} aria-current={isHere(link, pathname) ? 'page' : undefined} className={SPOT}>
                <link.icon aria-hidden className="size-6" />
                {link.name}
              </Link>
            </li>
          ))}
          <li className="grow basis-0">
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
            {rest.map((link) => (
              <li key={link.to}>
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
