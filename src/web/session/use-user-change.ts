import { useEffect, useEffectEvent } from 'react'
import type { User } from '#contract/accounts/user.ts'
import { useSession } from '#web/kit/session-user.ts'

const TOLD = ['_id', 'role', 'secondFactor'] as const

/** Calls back when somebody logs in or out, or gets another role or second factor, in this tab or in another one. */
export function useUserChange(onChange: (user: User | null) => void): void {
  const notify = useEffectEvent(onChange)
  useEffect(
    () =>
      useSession.subscribe(({ user }, { user: before }) => {
        if (TOLD.some((field) => user?.[field] !== before?.[field])) notify(user ?? null)
      }),
    [],
  )
}
