import { useState } from 'react'
import { renewRecoveryCodesCall } from '#contract/accounts/second-factor.endpoints.ts'
import { api } from '#web/kit/api.ts'
import { dayText } from '#web/kit/india-time.ts'
import { problemText } from '#web/kit/problem-text.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import type { ShownCodes } from './recovery-codes.tsx'
import { TurnOffTwoStep } from './turn-off-two-step.tsx'

/** Time to make new ones. */
const FEW_LEFT = 3

type Props = {
  since: string
  codesLeft: number
  onCodes: (codes: ShownCodes) => void
  onOff: (message: string) => void
}

/** What can be done once it is on. */
export function ManageTwoStep({ since, codesLeft, onCodes, onOff }: Props) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function renew() {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      onCodes(await api(renewRecoveryCodesCall))
    } catch (error) {
      setProblem(problemText(error))
    }
    setBusy(false)
  }

  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone="good">On</Badge> Since {dayText(since)}
      </p>
      <section aria-labelledby="codes" className="grid gap-2 border-line border-t pt-6">
        <h2 id="codes" className="font-semibold text-lead">
          Recovery codes
        </h2>
        <p className="text-pretty text-ink-soft">
          {codesLeft === 1 ? 'You have 1 code left.' : `You have ${codesLeft} codes left.`}{' '}
          {codesLeft <= FEW_LEFT && 'Create new ones before you run out. '} New codes replace the old ones.
        </p>
        <Message text={problem} />
        <Button onClick={renew} aria-disabled={busy} className="mt-1 sm:justify-self-start">
          {busy ? 'Creating codes...' : 'Create new codes'}
        </Button>
      </section>
      <TurnOffTwoStep onOff={onOff} />
    </>
  )
}
