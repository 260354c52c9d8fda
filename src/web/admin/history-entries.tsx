import type { AuditEntry } from '#contract/audit/audit-entry.ts'
import { momentText } from '#web/kit/india-time.ts'
import { changeTexts } from './history-texts.ts'

/** Who did what, newest first. */
export function HistoryEntries({ entries }: { entries: readonly AuditEntry[] }) {
  if (entries.length === 0) return <p className="text-ink-soft">No changes yet.</p>
  return (
    <ol aria-label="History" className="divide-y divide-line">
      {entries.map((entry) => (
        <li key={entry._id} className="py-3 first:pt-0 last:pb-0">
          <p className="font-medium">{entry.action}</p>
          <ul>
            {changeTexts(entry).map(({ name, from, to }) => (
              <li key={name} className="text-small [overflow-wrap:anywhere]">
                {name}:{' '}
                {from !== undefined && (
                  <>
                    <s className="text-ink-soft">{from}</s> <span className="sr-only">became</span>
                    <span aria-hidden>→</span>{' '}
                  </>
                )}
                <span className="font-medium">{to}</span>
              </li>
            ))}
          </ul>
          <p className="text-ink-soft text-small">
            {entry.by} · <time dateTime={entry.at}>{momentText(entry.at)}</time>
          </p>
        </li>
      ))}
    </ol>
  )
}
