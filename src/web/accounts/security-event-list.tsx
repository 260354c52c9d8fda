import { t } from '#contract/platform/t.ts'
import type { SecurityEvent } from '#contract/security/security-event.ts'
import { momentText } from '#web/kit/india-time.ts'

/** What happened to an account, newest first. */
export function SecurityEventList({ events }: { events: readonly SecurityEvent[] }) {
  if (events.length === 0) return <p className="text-ink-soft">{t('No activity in the last year.')}</p>
  return (
    <ol aria-label={t('Activity')} className="divide-y divide-line">
      {events.map((event) => (
        <li key={event._id} className="py-3 first:pt-0 last:pb-0">
          <p className={`font-medium ${isAlarming(event) ? 'text-bad' : ''}`}>
            {event.text}
            {event.detail && <span className="font-normal text-ink-soft">: {event.detail}</span>}
          </p>
          <p className="text-ink-soft text-small [overflow-wrap:anywhere]">
            <time dateTime={event.at}>{momentText(event.at)}</time>
            {whereAndWho(event).map((part) => ` · ${part}`)}
          </p>
        </li>
      ))}
    </ol>
  )
}

const isAlarming = ({ event }: SecurityEvent) => event.endsWith('-failed') || event === 'session-stolen'

const whereAndWho = ({ device, address, by, to }: SecurityEvent) =>
  [device, address, to && t('to {name}', { name: to }), by && t('by {name}', { name: by })].filter(
    (part) => part !== null && part !== '',
  )
