import { useFetcher } from 'react-router'
import { t } from '#contract/platform/t.ts'
import { rich } from '#web/kit/rich-text.ts'
import { Button } from '#web/ui/button.tsx'
import { focusOnMount } from '#web/ui/focus-on-mount.ts'
import { Message } from '#web/ui/message.tsx'
import type { clientAction } from './change-details.route.tsx'

/** The new address that waits to be confirmed, and what can be done about it; once that is done, what came of it. */
export function PendingEmail({ email }: { email: string | undefined }) {
  const { state, data: said, submit } = useFetcher<typeof clientAction>()
  const isBusy = state !== 'idle'
  const act = (intent: 'resend' | 'cancel') => isBusy || submit({ intent }, { method: 'post' })
  const shown = { text: isBusy ? undefined : said?.text, tone: said?.tone ?? 'bad' }
  if (email === undefined) return <Message {...shown} ref={focusOnMount} />
  return (
    <section aria-label={t('New email')} className="grid gap-3 rounded-field border border-line bg-paper p-4">
      <p className="text-pretty [overflow-wrap:anywhere]">
        {rich(
          'Open the link we sent to <b>{email}</b> to confirm it. Until then, keep using your old email.',
          { b: (text) => <strong className="font-semibold">{text}</strong> },
          { email },
        )}
      </p>
      <Message {...shown} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => act('resend')} aria-disabled={isBusy}>
          {t('Resend link')}
        </Button>
        <Button onClick={() => act('cancel')} aria-disabled={isBusy}>
          {t('Keep old email')}
        </Button>
      </div>
    </section>
  )
}
