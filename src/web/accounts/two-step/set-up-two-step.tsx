import { useState } from 'react'
import { beginSecondFactorCall, confirmSecondFactorCall } from '#contract/accounts/second-factor.endpoints.ts'
import type { AnswerOf } from '#contract/platform/endpoint.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { t } from '#contract/platform/t.ts'
import { AccountForm, SubmitButton } from '#web/forms/account-form.tsx'
import { useFormCall } from '#web/forms/use-form-call.ts'
import { api } from '#web/kit/api.ts'
import { problemText } from '#web/kit/problem-text.ts'
import { rich } from '#web/kit/rich-text.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { focusOnMount } from '#web/ui/focus-on-mount.ts'
import { Message } from '#web/ui/message.tsx'
import type { ShownCodes } from './recovery-codes.tsx'

type Begun = AnswerOf<typeof beginSecondFactorCall>['data']
type Props = { onDone: (codes: ShownCodes) => void }

/** First the secret goes into the app, then a code comes back from it. */
export function SetUpTwoStep({ onDone }: Props) {
  const [begun, setBegun] = useState<Begun>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function begin() {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      setBegun((await api(beginSecondFactorCall)).data)
    } catch (error) {
      setProblem(problemText(error))
    }
    setBusy(false)
  }

  if (begun) return <Steps begun={begun} onDone={onDone} />
  return (
    <div className="grid gap-4">
      <p className="text-pretty">
        {t(
          'You’ll need an authenticator app: Google Authenticator, Microsoft Authenticator, Aegis or the one in your password manager.',
        )}
      </p>
      <Message text={problem} />
      <Button look="primary" onClick={begin} aria-disabled={busy} className="sm:justify-self-start">
        {busy ? t('Preparing...') : t('Set up two-step login')}
      </Button>
    </div>
  )
}

function Steps({ begun: { secret, uri, qr }, onDone }: Props & { begun: Begun }) {
  return (
    <ol className="grid gap-6">
      <li className="grid gap-3">
        <h2 ref={focusOnMount} tabIndex={-1} className="font-semibold text-lead">
          {t('1. Scan this code with your app')}
        </h2>
        {/* Black on white in the dark theme too: not every scanner reads it the other way round. */}
        <svg
          role="img"
          aria-label={t('QR code for your authenticator app')}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          shapeRendering="crispEdges"
          className="w-52 max-w-full rounded-field border border-line bg-white p-2"
        >
          <path d={qr.path} fill="black" />
        </svg>
        <p className="text-pretty text-ink-soft">
          {rich('Is the app on this phone? <a>Open it</a>. Or enter this key:', {
            a: (text) => (
              <a href={uri} className="font-medium text-brand underline underline-offset-4">
                {text}
              </a>
            ),
          })}
        </p>
        <p className="rounded-field bg-paper px-3 py-2 font-semibold tracking-wider [overflow-wrap:anywhere]">
          <code className="font-[inherit]">{secret}</code>
        </p>
      </li>
      <li className="grid gap-3">
        <h2 className="font-semibold text-lead">{t('2. Enter the code from the app')}</h2>
        <ConfirmForm onDone={onDone} />
      </li>
    </ol>
  )
}

function ConfirmForm({ onDone }: Props) {
  const { busy, fields, problem, form } = useFormCall({
    endpoint: confirmSecondFactorCall,
    fallback: t(requestFailures.unexpected.text),
    onDone,
  })
  return (
    <AccountForm {...form} aria-label={t('Confirm the code')}>
      <TextField
        label={t('6-digit code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        maxLength={20}
        error={fields.code}
        className="text-lead tabular-nums tracking-widest"
      />
      <Message text={problem} />
      <SubmitButton busy={busy} text={t('Turn on')} busyText={t('Checking...')} />
    </AccountForm>
  )
}
