import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { meCall } from '#contract/accounts/profile.endpoints.ts'
import { api, refreshAccess } from '#web/shell/api.ts'
import { networkFailures } from '#web/shell/network.failures.ts'
import { forgetUser, keepUser } from './session-user.ts'

/**
 * Refreshes the access token when the account page opens, then the details. A refused token ends at the login; while the
 * shop is out of reach the page shows what is known, and says so.
 */
export function useFreshUser(userId: string): { problem: string | undefined; retry: () => void } {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for another user and at each try
  useEffect(() => {
    let isHere = true
    refresh().then(
      (isGood) => {
        if (!isHere) return
        setProblem(undefined)
        if (!isGood) navigate('/userLogin', { replace: true })
      },
      () => isHere && setProblem(networkFailures.unreachable.text),
    )
    return () => {
      isHere = false
    }
  }, [userId, tries])
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
