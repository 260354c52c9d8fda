import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { useLocation, useMatches, useNavigate } from 'react-router'
import { inLanguage } from '#contract/platform/languages.ts'
import { currentLanguage, t } from '#contract/platform/t.ts'
import { nowAwake } from '#web/kit/awake.ts'
import { later } from '#web/kit/later.tsx'
import { GoTo } from '#web/kit/plain-link.tsx'
import { watchOwner } from '#web/stores/watch-owner.ts'
import { ToastHost } from '#web/ui/toast-host.tsx'
import { Navbar } from './navbar.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import type { StaffHandle } from './staff-handle.ts'

const Footer = later(() => import('./footer.later.tsx'))

/** What stands around every page. Staff at work have their own navigation instead of the shop's. */
export function Shell({ children }: { children: ReactNode }) {
  useEffect(nowAwake, [])
  useEffect(watchOwner, [])
  const StaffNav = useStaffNav()
  return (
    <GoTo value={useGoTo()}>
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-field bg-brand px-4 py-3 font-semibold text-on-brand focus:translate-y-0"
      >
        {t('Skip to content')}
      </a>
      <div className={StaffNav ? 'staff-frame' : 'flex min-h-dvh flex-col'}>
        {StaffNav ? <StaffNav /> : <Navbar />}
        {/* Another one in another frame: whoever is sent from the back office to the shop sees a page come, not one that moves. */}
        <main key={StaffNav ? 'staff' : 'shop'} id="content" ref={useFocusOnNewPage()} tabIndex={-1} className="grow">
          <NavigationProgress />
          {children}
        </main>
        {StaffNav ? null : <Footer />}
      </div>
      <ToastHost />
    </GoTo>
  )
}

const useStaffNav = () =>
  useMatches()
    .map(({ handle }) => (handle as Partial<StaffHandle> | undefined)?.StaffNav)
    .find(Boolean)

/** As React Router's links do it: the page that is open already is no further step on the way back. */
function useGoTo() {
  const navigate = useNavigate()
  return useCallback(
    (path: string) => {
      const { pathname, search, hash } = window.location
      navigate(path, { replace: inLanguage(currentLanguage(), path) === pathname + search + hash })
    },
    [navigate],
  )
}

/**
 * After a move within the shop the reading starts at the new page, as it would after a full load. Another `id` is another
 * page too: of a product, of an order.
 */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null)
  const { pathname, search } = useLocation()
  const page = `${pathname} ${new URLSearchParams(search).get('id')}`
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    main.current?.focus({ preventScroll: true })
  }, [page])
  return main
}
