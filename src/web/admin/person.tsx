import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { User } from '#contract/accounts/user.ts'
import { Avatar } from '#web/ui/avatar.tsx'

type Props = {
  user: Pick<User, 'avatar' | 'fullName' | 'username' | 'email'>
  /** Their own page. */
  to?: string
  beside?: ReactNode
  children?: ReactNode
}

/** Somebody in a list: picture, name, how they log in and how to reach them. */
export function Person({ user, to, beside, children }: Props) {
  return (
    <div className="flex items-start gap-3">
      <Avatar user={user} className="size-10 text-small" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold text-body [overflow-wrap:anywhere]">
            {to ? (
              <Link to={to} className="underline-offset-4 hover:text-brand hover:underline">
                {user.fullName}
              </Link>
            ) : (
              user.fullName
            )}
          </span>
          {beside}
        </p>
        <p className="flex flex-wrap gap-x-3 text-ink-soft [overflow-wrap:anywhere]">
          <span>{user.username}</span> <span>{user.email}</span>
        </p>
        {children}
      </div>
    </div>
  )
}
