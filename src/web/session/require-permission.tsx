import { type ReactNode, useEffect, useRef } from 'react'
import { Navigate, useLocation } from 'react-router'
import { can, type Permission } from '#contract/accounts/permissions.ts'
import type { User } from '#contract/accounts/user.ts'
import { useVerifiedUser } from './use-verified-user.ts'

type Props = { permission: Permission; waiting: ReactNode; children: (user: User) => ReactNode }

/**
 * A page for those who may; anyone else is sent home. Whose session runs out while they are at work is sent to the login
 * and back. This only spares people a page that would not work: what is on it comes from calls that ask for themselves.
 */
export function RequirePermission({ permission, waiting, children }: Props) {
  const { user, isSure } = useVerifiedUser()
  const { pathname, search } = useLocation()
  const wasAtWork = useRef(false)
  const isAllowed = user ? can(user, permission) : false
  useEffect(() => {
    if (isAllowed) wasAtWork.current = true
  }, [isAllowed])
  if (user && isAllowed) return children(user)
  if (user === undefined || (user && !isSure)) return waiting
  if (user === null && wasAtWork.current) {
    return <Navigate to={`/userLogin?next=${encodeURIComponent(pathname + search)}`} replace />
  }
  return <Navigate to="/" replace />
}
