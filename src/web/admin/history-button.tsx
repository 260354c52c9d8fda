import { History as Clock } from 'lucide-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { AuditSubject } from '#contract/audit/audit-entry.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { clientLoader } from './history.route.ts'
import { History } from './history.tsx'

type Props = { subject: AuditSubject; id: string; name: string }

/** What was done to the thing in this row. */
export function HistoryButton({ subject, id, name }: Props) {
  const [open, setOpen] = useState(false)
  const [pages, setPages] = useState(1)
  const { data, state, load } = useFetcher<typeof clientLoader>()
  const isBusy = state !== 'idle'

  function loadPages(count: number) {
    setPages(count)
    load(`/admin/history?${new URLSearchParams({ subject, id, pages: String(count) })}`)
  }
  function show() {
    setOpen(true)
    loadPages(1)
  }
  return (
    <>
      <IconButton label={`History of ${name}`} onClick={show}>
        <Clock aria-hidden className="size-5" />
      </IconButton>
      <Dialog open={open} onOpenChange={setOpen} title={`History of ${name}`}>
        <div className="mt-4">
          <History
            list={data}
            isBusy={isBusy}
            onMore={() => isBusy || loadPages(pages + 1)}
            onRetry={() => isBusy || loadPages(pages)}
          />
        </div>
      </Dialog>
    </>
  )
}
