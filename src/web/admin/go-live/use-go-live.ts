import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { checkGoLiveCall, confirmMailCall, mailMyselfCall } from '#contract/go-live/go-live.endpoints.ts'
import { GO_LIVE_WORDS, type GoLiveCheck } from '#contract/go-live/go-live-checks.ts'
import type { GoLiveLine } from '#contract/go-live/judge-go-live.ts'
import { api } from '#web/kit/api.ts'
import { problemText } from '#web/kit/problem-text.ts'
import { toast } from '#web/ui/toast.ts'
import { leftText } from './left-text.ts'
import { STATE_LOOKS } from './state-looks.ts'

/** What is being done: a line is checked, all of them are, or a mail is sent. */
export type Busy = GoLiveCheck | 'all' | 'sending' | undefined

/** How one line stands, also where that is as it was before. */
const sayLine = (line: GoLiveLine | undefined) =>
  line && `${GO_LIVE_WORDS[line.check].title}: ${STATE_LOOKS[line.state].word}. ${line.detail}`

/** The list as it stands by now. What came by a mailed link is confirmed once, and taken out of the address. */
export function useGoLive(loaded: readonly GoLiveLine[]) {
  const [lines, setLines] = useState(loaded)
  const [busy, setBusy] = useState<Busy>()
  const [problem, setProblem] = useState<string>()
  const [said, setSaid] = useState('')

  async function run(what: NonNullable<Busy>, act: () => Promise<void>): Promise<void> {
    if (busy) return
    setBusy(what)
    setProblem(undefined)
    setSaid('')
    await act().catch((error) => setProblem(problemText(error)))
    setBusy(undefined)
  }

  const check = (one?: GoLiveCheck) =>
    run(one ?? 'all', async () => {
      const { data } = await api(checkGoLiveCall, one ? { check: one } : {})
      setLines(data)
      setSaid(sayLine(data.find((line) => line.check === one)) ?? leftText(data))
    })
  const mailMyself = () =>
    run('sending', async () => toast({ tone: 'good', text: (await api(mailMyselfCall)).message }))

  const { hash } = useLocation()
  const navigate = useNavigate()
  const token = /^#token=([\w.-]+)$/.exec(hash)?.[1]
  const confirmed = useRef<string>(undefined)
  useEffect(() => {
    if (!token || confirmed.current === token) return
    confirmed.current = token
    navigate({ hash: '' }, { replace: true })
    run('mail', async () => {
      const { message, data } = await api(confirmMailCall, { token })
      setLines(data)
      toast({ tone: 'good', text: message })
    })
  })
  return { lines, busy, problem, said, check, mailMyself }
}
