import { useEffect, useState } from 'react'
import { endSessionCall, listSessionsCall, logoutEverywhereCall } from '#contract/accounts/session.endpoints.ts'
import type { Session } from '#contract/accounts/user.ts'
import { api } from '#web/kit/api.ts'
import { problemText } from '#web/kit/problem-text.ts'

type Said = { text: string; tone: 'good' | 'bad' }

const refused = (error: unknown): Said => ({
  text: problemText(error),
  tone: 'bad',
})

/** Where somebody is logged in, and how to end it. */
export function useSessions(onLoggedOut: (message: string) => void) {
  const [sessions, setSessions] = useState<Session[]>()
  const [said, setSaid] = useState<Said>()
  const [busy, setBusy] = useState(false)

  const load = () => api(listSessionsCall).then(({ data }) => setSessions(data))
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once, and again after each change
  useEffect(() => {
    load().catch((error: unknown) => setSaid(refused(error)))
  }, [])

  async function act(call: () => Promise<void>) {
    if (busy) return
    setBusy(true)
    setSaid(undefined)
    await call().catch((error: unknown) => setSaid(refused(error)))
    setBusy(false)
  }

  const retry = () => act(load)
  const end = (id: string) =>
    act(async () => {
      const { message } = await api(endSessionCall, { id })
      setSaid({ text: message, tone: 'good' })
      await load()
    })
  const endAll = () => act(async () => onLoggedOut((await api(logoutEverywhereCall)).message))

  return { sessions, said, busy, retry, end, endAll }
}
