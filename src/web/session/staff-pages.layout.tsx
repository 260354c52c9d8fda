import { Outlet, useLocation, useNavigate, useRevalidator } from 'react-router'
import { loginPath } from '#web/kit/paths.ts'
import { ProofHost } from './proof-host.tsx'
import { useUserChange } from './use-user-change.ts'

/** Around the pages of staff and sellers: a session that ends while they are at work leads to the login, and back here. */
export default function StaffPages() {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { pathname, search } = useLocation()
  useUserChange((user) => {
    if (user) revalidate()
    else navigate(loginPath(pathname + search), { replace: true })
  })
  return (
    <>
      <Outlet />
      <ProofHost />
    </>
  )
}
