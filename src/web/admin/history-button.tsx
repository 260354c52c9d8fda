import { History as Clock } from 'lucide-react'
import { useState } from 'react'
import type { AuditSubject } from '#contract/audit/audit-entry.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { History } from './history.tsx'

type Props = { subject: AuditSubject; id: string; name: string }

/** What was done to the thing in this row. */
export function HistoryButton({ subject, id, name }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton label={`History of ${name}`} onClick={() => setOpen(true)}>
        <Clock aria-hidden className="size-5" />
      </IconButton>
      <Dialog open={open} onOpenChange={setOpen} title={`History of ${name}`}>
        <div className="mt-4">
          <History subject={subject} id={id} />
        </div>
      </Dialog>
    </>
  )
}
