import { useEffect, useEffectEvent } from 'react'
import type { User } from '#contract/accounts/user.ts'
import { useSession } from '#web/kit/session-user.ts'

/** Calls back when somebody logs in or out, or gets another role, in this tab or in another one. */
export function useUserChange(onChange: (user: User | null) => void): void {
  const notify = useEffectEvent(onChange)
  useEffect(
    () =>
      useSession.subscribe(({ user }, { user: before }) => {
        if (user?._id !== before?._id || user?.role !== before?.role) notify(user ?? null)
      }),
    [],
  )
}
