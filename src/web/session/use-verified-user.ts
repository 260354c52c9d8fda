import { useEffect, useState } from 'react'
import { meCall } from '#contract/accounts/profile.endpoints.ts'
import type { User } from '#contract/accounts/user.ts'
import { api } from '#web/kit/api.ts'
import { keepUser, sessionUser } from '#web/kit/session-user.ts'
import { useSessionUser } from '#web/kit/use-session-user.ts'

/**
 * Who is logged in, asked of the shop again when the page opens: a role given or taken away counts without a new login.
 * Until the shop has answered, or cannot be reached, the page goes by what it knows.
 */
export function useVerifiedUser(): { user: User | null | undefined; isSure: boolean } {
  const user = useSessionUser()
  const [isSure, setSure] = useState(false)
  useEffect(() => {
    let isHere = true
    const settle = () => isHere && setSure(true)
    if (sessionUser() === null) settle()
    else
      api(meCall)
        .then(({ data }) => keepUser(data.user))
        .then(settle, settle)
    return () => {
      isHere = false
    }
  }, [])
  return { user, isSure }
}
