import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { SecurityEventList } from '#web/accounts/security-event-list.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useSlow } from '#web/ui/use-slow.ts'
import type { clientLoader } from './security-events.route.ts'

type Props = { id: string; name: string }

/** Logins, failures and changes of the account in this row, and what its owner did to others. */
export function SecurityButton({ id, name }: Props) {
  const [open, setOpen] = useState(false)
  const [pages, setPages] = useState(1)
  const { data: list, state, load } = useFetcher<typeof clientLoader>()
  const isBusy = state !== 'idle'
  const isSlow = useSlow(isBusy ? id : undefined)
  const { rows, problem, hasMore } = list ?? {}

  function loadPages(count: number) {
    setPages(count)
    load(`/admin/security-events?${new URLSearchParams({ id, pages: String(count) })}`)
  }
  function show() {
    setOpen(true)
    loadPages(1)
  }
  return (
    <>
      <IconButton label={`Security events of ${name}`} onClick={show}>
        <ShieldCheck aria-hidden className="size-5" />
      </IconButton>
      <Dialog open={open} onOpenChange={setOpen} title={`Security events of ${name}`}>
        <div className="mt-4 grid gap-3">
          {rows?.length === 0 && <p className="text-ink-soft">Nothing has happened within the last year.</p>}
          {rows && rows.length > 0 && <SecurityEventList events={rows} />}
          {!rows && isSlow && <Skeleton className="h-16" />}
          <Message text={problem && `Error: ${problem}`} />
          {(problem || hasMore) && (
            <Button
              className="justify-self-start"
              aria-disabled={isBusy}
              onClick={() => isBusy || loadPages(problem ? pages : pages + 1)}
            >
              {problem ? 'Retry' : 'Load more'}
            </Button>
          )}
        </div>
      </Dialog>
    </>
  )
}
