import { can } from '#contract/accounts/permissions.ts'
import { LiveTodos } from '#web/admin/todos/live-todos.tsx'
import { useSessionUser } from '#web/kit/use-session-user.ts'
import { BottomBar } from './bottom-bar.tsx'
import { SideBar } from './side-bar.tsx'
import { StaffBrand } from './staff-brand.tsx'
import { STAFF_LINKS } from './staff-links.ts'

/**
 * The back office's navigation: at the side where there is room, at the thumb on phones. Until the page knows who is at
 * work it has what everyone at work has.
 */
export default function StaffNav() {
  const user = useSessionUser()
  const links = STAFF_LINKS.filter(({ who }) => (user ? can(user, who) : who === 'seeAdminPanel'))
  return (
    <>
      <header className="flex h-14 items-center justify-between border-line border-b bg-sheet px-4 sm:px-6 lg:hidden print:hidden">
        <StaffBrand />
      </header>
      <SideBar links={links} />
      <BottomBar links={links} />
      <LiveTodos />
    </>
  )
}
