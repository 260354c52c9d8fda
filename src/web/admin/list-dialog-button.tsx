import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useFetcher } from 'react-router'
import type { LoadedList } from '#web/kit/keyset-list.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LoadedRows } from './loaded-rows.tsx'

type Props<Row> = {
  /** Names the button, and heads the dialog. */
  label: string
  icon: LucideIcon
  /** Of the route that loads the list; the number of its pages is added. */
  address: string
  children: (rows: readonly Row[]) => ReactNode
}

/** In a row: opens a list about it, which is loaded each time. */
export function ListDialogButton<Row>({ label, icon: Icon, address, children }: Props<Row>) {
  const [open, setOpen] = useState(false)
  const [pages, setPages] = useState(1)
  const { data, state, load } = useFetcher<LoadedList<Row>>()
  const isBusy = state !== 'idle'

  function loadPages(count: number) {
    setPages(count)
    load(`${address}&pages=${count}`)
  }
  function show() {
    setOpen(true)
    loadPages(1)
  }
  return (
    <>
      <IconButton label={label} onClick={show}>
        <Icon aria-hidden className="size-5" />
      </IconButton>
      <Dialog open={open} onOpenChange={setOpen} title={label}>
        <div className="mt-4">
          <LoadedRows
            list={data}
            isBusy={isBusy}
            onMore={() => isBusy || loadPages(pages + 1)}
            onRetry={() => isBusy || loadPages(pages)}
          >
            {children}
          </LoadedRows>
        </div>
      </Dialog>
    </>
  )
}
