import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { meCall } from '#contract/accounts/profile.endpoints.ts'
import { api, refreshAccess } from '#web/kit/api.ts'
import { problemText } from '#web/kit/problem-text.ts'
import { forgetUser, keepUser, sessionUser } from '#web/kit/session-user.ts'

/**
 * Refreshes the access token when the account page opens, then the details. A refused token ends at the login; while the
 * shop is out of reach the page shows what is known, and says so.
 */
export function useFreshUser(): { problem: string | undefined; retry: () => void } {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when the page opens and at each try, no more
  useEffect(() => {
    if (sessionUser() === null) return
    let isHere = true
    refresh().then(
      (isGood) => {
        if (!isHere) return
        setProblem(undefined)
        if (!isGood) navigate('/userLogin', { replace: true })
      },
      (error: unknown) => isHere && setProblem(problemText(error)),
    )
    return () => {
      isHere = false
    }
  }, [tries])
  return { problem, retry: () => setTries(tries + 1) }
}

async function refresh(): Promise<boolean> {
  if (!(await refreshAccess())) {
    forgetUser()
    return false
  }
  const { data } = await api(meCall)
  keepUser(data.user)
  return true
}
