import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { OtherWays } from './other-ways.tsx'
import { StaffBrand } from './staff-brand.tsx'
import { isHere, type StaffLink } from './staff-links.ts'

const LINK =
  'flex min-h-11 items-center gap-3 rounded-field px-3 font-medium transition-colors hover:bg-line/60 ' +
  'aria-[current=page]:bg-info-wash aria-[current=page]:font-semibold aria-[current=page]:text-brand'

/** Stays while the page scrolls. */
export function SideBar({ links, search }: { links: readonly StaffLink[]; search: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <aside
      aria-label="Menu"
      className="sticky top-0 flex h-dvh flex-col gap-6 overflow-y-auto border-line border-r bg-sheet p-4 max-lg:hidden print:hidden"
    >
      <StaffBrand />
      {search}
      <nav aria-label="Back office">
        <ul className="grid gap-1">
          {links.map((link) => (
            <li key={link.to}>
              <Link to={link.to} aria-current={isHere(link, pathname) ? 'page' : undefined} className={LINK}>
                <link.icon aria-hidden className="size-5 shrink-0" />
                {link.name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto border-line border-t pt-3">
        <OtherWays linkLook={LINK} />
      </div>
    </aside>
  )
}
