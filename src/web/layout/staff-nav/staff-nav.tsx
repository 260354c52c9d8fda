import { useCallback, useState } from 'react'
import { can } from '#contract/accounts/permissions.ts'
import { LiveTodos } from '#web/admin/todos/live-todos.tsx'
import { useSessionUser } from '#web/kit/use-session-user.ts'
import { BottomBar } from './bottom-bar.tsx'
import { SearchButton } from './command-search/search-button.tsx'
import { SearchDialog } from './command-search/search-dialog.tsx'
import { useSearchKeys } from './command-search/use-search-keys.ts'
import { SideBar } from './side-bar.tsx'
import { StaffBrand } from './staff-brand.tsx'
import { STAFF_LINKS } from './staff-links.ts'

/**
 * The back office's navigation: at the side where there is room, at the thumb on phones. Until the page knows who is at
 * work it has what everyone at work has.
 */
export function StaffNav() {
  const user = useSessionUser()
  const links = STAFF_LINKS.filter(({ who }) => (user ? can(user, who) : who === 'seeAdminPanel'))
  const [isSearching, setSearching] = useState(false)
  const search = useCallback(() => setSearching(true), [])
  useSearchKeys(search)
  return (
    <>
      <header className="flex h-14 items-center justify-between gap-4 border-line border-b bg-sheet px-4 sm:px-6 lg:hidden print:hidden">
        <StaffBrand />
        <SearchButton onClick={search} className="shrink-0" />
      </header>
      <SideBar links={links} search={<SearchButton onClick={search} className="w-full" showsKeys />} />
      <BottomBar links={links} isKnown={Boolean(user)} />
      <LiveTodos />
      {user && <SearchDialog user={user} open={isSearching} onOpenChange={setSearching} />}
    </>
  )
}
