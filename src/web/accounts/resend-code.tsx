import { useEffect, useState } from 'react'
import { resendOtpCall } from '#contract/accounts/registration.endpoints.ts'
import { t } from '#contract/platform/t.ts'
import { submitEndpoint } from '#web/forms/submit-endpoint.ts'
import { accountPageTexts } from '#web/session/account-pages.texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { codeSent, secondsUntilResend } from './pending-registration.ts'

/** Asks for another code, a minute after the last one at the earliest. */
export function ResendCode({ userId }: { userId: string }) {
  const [left, updateLeft] = useSecondsUntilResend()
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<{ text: string; tone: 'plain' | 'bad' }>()
  const isWaiting = busy || left > 0

  async function resend() {
    if (isWaiting) return
    setBusy(true)
    const words = { fallback: accountPageTexts.registerFailed }
    const { answer, refused } = await submitEndpoint(resendOtpCall, { userId }, words)
    setBusy(false)
    if (answer) {
      codeSent()
      updateLeft()
      setSaid({ text: answer.message, tone: 'plain' })
    } else setSaid({ text: refused.problem ?? Object.values(refused.fields)[0] ?? words.fallback, tone: 'bad' })
  }

  return (
    <div className="grid gap-3">
      <Button onClick={resend} aria-disabled={isWaiting} className="tabular-nums">
        {left > 0 ? t('Resend OTP in {left} s', { left }) : t('Resend OTP')}
      </Button>
      <Message text={said?.text} tone={said?.tone ?? 'plain'} />
    </div>
  )
}

/** Counts down to nought. It reads the clock each time, so a page that slept is right again at once. */
function useSecondsUntilResend(): [left: number, update: () => void] {
  const [left, setLeft] = useState(() => secondsUntilResend())
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntilResend()), 1000)
    return () => clearInterval(timer)
  }, [])
  return [left, () => setLeft(secondsUntilResend())]
}
