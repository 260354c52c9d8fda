import { Outlet, useRevalidator } from 'react-router'
import { useUserChange } from './use-user-change.ts'

/** Around the cart and the pages of an account: what they loaded belongs to one person, and is loaded anew for the next. */
export default function AccountPages() {
  const { revalidate } = useRevalidator()
  useUserChange(revalidate)
  // As high as the screen, so that the footer does not jump when what was waited for is there.
  return (
    <div className="min-h-dvh">
      <Outlet />
    </div>
  )
}
