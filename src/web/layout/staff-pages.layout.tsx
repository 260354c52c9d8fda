import { type LoaderFunctionArgs, Outlet, redirect, useLocation, useNavigate, useRevalidator } from 'react-router'
import { splitLanguage } from '#contract/platform/languages.ts'
import { currentLanguage } from '#contract/platform/t.ts'
import { loginPath } from '#web/kit/paths.ts'
import { ProofHost } from '#web/session/proof-host.tsx'
import { useUserChange } from '#web/session/use-user-change.ts'
import type { StaffHandle } from './staff-handle.ts'
import { StaffNav } from './staff-nav/staff-nav.tsx'

/** Staff work in English. A whole address, as the router would take a path for one of the language that is left. */
export function clientLoader({ request }: LoaderFunctionArgs) {
  if (currentLanguage() === 'en') return null
  const { origin, pathname, search } = new URL(request.url)
  throw redirect(origin + splitLanguage(pathname).path + search)
}

export const loader = clientLoader

export const handle: StaffHandle = { StaffNav }

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
