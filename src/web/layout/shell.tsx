import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { ToastHost } from '#web/ui/toast-host.tsx'
import { Footer } from './footer.tsx'
import { keepAlive } from './keep-alive.ts'
import { Navbar } from './navbar.tsx'
import { NavigationProgress } from './navigation-progress.tsx'

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  useEffect(keepAlive, [])
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-field bg-brand px-4 py-3 font-semibold text-on-brand focus:translate-y-0"
      >
        Skip to content
      </a>
      <NavigationProgress />
      <div className="flex min-h-dvh flex-col">
        <Navbar />
        <main id="content" ref={useFocusOnNewPage()} tabIndex={-1} className="grow">
          {children}
        </main>
        <Footer />
      </div>
      <ToastHost />
    </>
  )
}

/** After a move within the shop the reading starts at the new page, as it would after a full load. */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
