import { useState } from 'react'
import { renewRecoveryCodesCall } from '#contract/accounts/second-factor.endpoints.ts'
import { t } from '#contract/platform/t.ts'
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
        <Badge tone="good">{t('On')}</Badge> {t('Since {day}', { day: dayText(since) })}
      </p>
      <section aria-labelledby="codes" className="grid gap-2 border-line border-t pt-6">
        <h2 id="codes" className="font-semibold text-lead">
          {t('Recovery codes')}
        </h2>
        <p className="text-pretty text-ink-soft">
          {codesLeft === 1 ? t('You have 1 code left.') : t('You have {count} codes left.', { count: codesLeft })}{' '}
          {codesLeft <= FEW_LEFT && `${t('Create new ones before you run out.')} `}{' '}
          {t('New codes replace the old ones.')}
        </p>
        <Message text={problem} />
        <Button onClick={renew} aria-disabled={busy} className="mt-1 sm:justify-self-start">
          {busy ? t('Creating codes...') : t('Create new codes')}
        </Button>
      </section>
      <TurnOffTwoStep onOff={onOff} />
    </>
  )
}
