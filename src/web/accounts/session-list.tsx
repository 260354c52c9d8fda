import { Monitor, Smartphone } from 'lucide-react'
import type { Session } from '#contract/accounts/user.ts'
import { t } from '#contract/platform/t.ts'
import { momentText } from '#web/kit/india-time.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

type Props = { sessions: readonly Session[]; busy: boolean; onEnd: (id: string) => void }

const HELD_IN_HAND = /Android|iPhone|iPad/

/** Last used first. The device in one's hand is ended by logging out. */
export function SessionList({ sessions, busy, onEnd }: Props) {
  return (
    <ul aria-label={t('Devices')} className="grid gap-4">
      {sessions.map((session) => (
        <li key={session._id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Device session={session} />
          {!session.isCurrent && (
            <Button
              onClick={() => onEnd(session._id)}
              aria-disabled={busy}
              aria-label={t('Log out {device}', { device: session.device })}
              className="max-sm:w-full"
            >
              {t('Log out')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

function Device({ session: { device, address, lastUsedAt, isCurrent } }: { session: Session }) {
  const Icon = HELD_IN_HAND.test(device) ? Smartphone : Monitor
  return (
    <>
      <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-field bg-paper text-brand">
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {device} {isCurrent && <Badge tone="good">{t('This device')}</Badge>}
        </p>
        <p className="text-ink-soft text-small">
          <time dateTime={lastUsedAt}>{t('Last used {time}', { time: momentText(lastUsedAt) })}</time> ·{' '}
          <span className="[overflow-wrap:anywhere]">{address}</span>
        </p>
      </div>
    </>
  )
}
