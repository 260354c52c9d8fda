import { CalendarDays, Plus, Store } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Outlet, useLoaderData } from 'react-router'
import { can } from '#contract/accounts/permissions.ts'
import type { User } from '#contract/accounts/user.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { sessionUser } from '#web/kit/session-user.ts'
import { ADD_PRODUCT_PATH, ADMIN_SEASONS_PATH, ADMIN_SELLERS_PATH } from '#web/kit/staff-paths.ts'
import { useListAddress } from '#web/kit/use-list-address.ts'
import { PageError } from '#web/session/page-error.tsx'
import { permittedLoader } from '#web/session/require-permission.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { Dashboard, FiguresSkeleton } from './dashboard/dashboard.tsx'
import { DEFAULT_PERIOD, loadFigures } from './dashboard/load-figures.ts'
import { GoLiveLink, useGoLiveLeft } from './go-live/go-live-link.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { TodoSection } from './todos/todo-section.tsx'
import { useTodos } from './todos/todo-store.ts'

let loadedFor: User | undefined

/** The figures are not waited for: they take longer than the rest of the page. */
export const clientLoader = permittedLoader('seeAdminPanel', (user) => {
  loadedFor = user
  const figures = can(user, 'seeFigures') ? loadFigures(DEFAULT_PERIOD) : undefined
  return { user, figures }
})

/** What is filtered or done in the lists need not wait for the figures to be added up again. */
export const shouldRevalidate = () => sessionUser() !== loadedFor

export default function AdminPage() {
  const { user, figures } = useLoaderData<typeof clientLoader>()
  // How many tiles there are, and whether the link is, decides where the rest stands: it is not seen before.
  const isCounted = useTodos(({ todos, problem }) => (todos ?? problem) !== undefined)
  const left = useGoLiveLeft(user)
  const [first] = useState(useListAddress().params.get('list'))
  const scroll = first && <ScrollTo anchor={first} />
  return (
    <PageBody>
      <div className="grid gap-6">
        <header className="flex flex-wrap items-center justify-between gap-4">
          <h1 className="font-semibold text-heading">Admin Panel</h1>
          <nav
            aria-label="Admin Panel"
            className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow max-sm:*:px-2 sm:gap-3"
          >
            {can(user, 'editHomePage') && (
              <ButtonLink to={ADMIN_SEASONS_PATH}>
                <CalendarDays aria-hidden className="size-5" />
                Seasons
              </ButtonLink>
            )}
            {can(user, 'manageSellers') && (
              <ButtonLink to={ADMIN_SELLERS_PATH}>
                <Store aria-hidden className="size-5" />
                Manage Sellers
              </ButtonLink>
            )}
            {can(user, 'manageOwnProducts') && (
              <ButtonLink to={ADD_PRODUCT_PATH} look="primary">
                <Plus aria-hidden className="size-5" />
                Add Product
              </ButtonLink>
            )}
          </nav>
        </header>
        <TodoSection />
        <div className={`contents ${isCounted && left !== undefined ? '' : 'invisible'}`}>
          {left && <GoLiveLink text={left} />}
          {figures && <Dashboard user={user} first={figures} whenShown={scroll} />}
          <Outlet />
          {!figures && scroll}
        </div>
      </div>
    </PageBody>
  )
}

/**
 * The lists stand below the figures; who comes by an address that names one is led to it. Not before the figures have been
 * painted: they are higher or lower than their skeleton, and would move what is being read.
 */
function ScrollTo({ anchor }: { anchor: string }) {
  useEffect(() => {
    const scroll = () => window.scrollY === 0 && document.getElementById(anchor)?.scrollIntoView()
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(scroll)
    })
    return () => cancelAnimationFrame(frame)
  }, [anchor])
  return null
}

export const HydrateFallback = () => (
  <PageBody>
    <h1 className="mb-6 font-semibold text-heading">Admin Panel</h1>
    <PageSkeleton text="Loading the Admin Panel…">
      <FiguresSkeleton />
    </PageSkeleton>
  </PageBody>
)

export const ErrorBoundary = () => (
  <PageBody>
    <PageError />
  </PageBody>
)

export const meta = privatePageMeta('Admin Panel', 'Manage users, products and orders.')
