import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { t } from '#contract/platform/t.ts'
import { saveFile } from '#web/kit/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { focusOnMount } from '#web/ui/focus-on-mount.ts'
import { Message } from '#web/ui/message.tsx'
import { toast } from '#web/ui/toast.ts'

export type ShownCodes = { message: string; recoveryCodes: readonly string[] }

/**
 * Shown once, with ways to keep them. Nothing is loaded before they are saved: what failed would take their place. Then
 * the user is, as pages that insist on two-step login would send back one without it.
 */
export function RecoveryCodes({ message, recoveryCodes, next }: ShownCodes & { next: string }) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const text = `${t('Recovery codes for your Likho account. Each one works once.')}\n\n${recoveryCodes.join('\n')}\n`

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      toast({ tone: 'good', text: t('Copied.') })
    } catch {
      toast({ tone: 'bad', text: t('Your browser blocked copying. Download the codes instead.') })
    }
  }

  async function goOn() {
    if (busy) return
    setBusy(true)
    await revalidate()
    navigate(next)
  }

  return (
    <div className="grid gap-6">
      <Message tone="good" text={message} ref={focusOnMount} />
      <ol
        aria-label={t('Recovery codes')}
        className="grid gap-x-6 gap-y-2 rounded-field bg-paper p-4 font-semibold text-small tabular-nums tracking-wider sm:grid-cols-2"
      >
        {recoveryCodes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button onClick={() => saveFile('likho-recovery-codes.txt', text, 'text/plain')}>
          <Download aria-hidden className="size-5" />
          {t('Download')}
        </Button>
        <Button onClick={copy}>
          <Copy aria-hidden className="size-5" />
          {t('Copy')}
        </Button>
        <Button look="primary" onClick={goOn} aria-disabled={busy} className="sm:col-span-2">
          {busy ? t('One moment...') : t('I’ve saved them')}
        </Button>
      </div>
    </div>
  )
}
