import type { AuditEntry } from '#contract/audit/audit-entry.ts'
import { momentText } from '#web/kit/india-time.ts'
import { ChangeList } from './change-list.tsx'

/** Who did what, newest first. */
export function HistoryEntries({ entries }: { entries: readonly AuditEntry[] }) {
  if (entries.length === 0) return <p className="text-ink-soft">No changes yet.</p>
  return (
    <ol aria-label="History" className="divide-y divide-line">
      {entries.map((entry) => (
        <li key={entry._id} className="py-3 first:pt-0 last:pb-0">
          <p className="font-medium">{entry.action}</p>
          <ChangeList changes={entry.changes} />
          <p className="text-ink-soft text-small">
            {entry.by} · <time dateTime={entry.at}>{momentText(entry.at)}</time>
          </p>
        </li>
      ))}
    </ol>
  )
}
