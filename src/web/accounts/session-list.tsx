import type { Session } from '#contract/accounts/user.ts'
import { Button } from '#web/ui/button.tsx'

type Props = { sessions: readonly Session[]; busy: boolean; onEnd: (id: string) => void }

const when = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' })

/** Last used first. The device in one's hand is ended by logging out. */
export function SessionList({ sessions, busy, onEnd }: Props) {
  return (
    <ul aria-label="Devices" className="divide-y divide-line">
      {sessions.map(({ _id, device, address, lastUsedAt, isCurrent }) => (
        <li key={_id} className="flex flex-wrap items-center justify-between gap-3 py-3">
          <div className="min-w-0">
            <p className="font-medium">{device}</p>
            <p className="text-ink-soft text-small">
              {isCurrent ? (
                'This device'
              ) : (
                <time dateTime={lastUsedAt}>Last used {when.format(new Date(lastUsedAt))}</time>
              )}{' '}
              · <span className="[overflow-wrap:anywhere]">{address}</span>
            </p>
          </div>
          {!isCurrent && (
            <Button onClick={() => onEnd(_id)} aria-disabled={busy} aria-label={`Log out ${device}`}>
              Log out
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
