import { History as Clock } from 'lucide-react'
import type { AuditEntry, AuditSubject } from '#contract/audit/audit-entry.ts'
import { ADMIN_HISTORY_PATH } from '#web/kit/staff-paths.ts'
import { HistoryEntries } from './history-entries.tsx'
import { ListDialogButton } from './list-dialog-button.tsx'

type Props = { subject: AuditSubject; id: string; name: string }

/** What was done to the thing in this row. */
export function HistoryButton({ subject, id, name }: Props) {
  const address = `${ADMIN_HISTORY_PATH}?${new URLSearchParams({ subject, id })}`
  return (
    <ListDialogButton<AuditEntry> label={`History of ${name}`} icon={Clock} address={address}>
      {(entries) => <HistoryEntries entries={entries} />}
    </ListDialogButton>
  )
}
