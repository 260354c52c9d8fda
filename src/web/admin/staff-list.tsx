import type { ReactNode } from 'react'
import type { LoadedList } from '#web/kit/keyset-list.ts'
import { type ListPaging, useListPaging } from '#web/kit/use-list-address.ts'
import { Button } from '#web/ui/button.tsx'
import { countText } from '#web/ui/list-counts.ts'
import { Message } from '#web/ui/message.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useSlow } from '#web/ui/use-slow.ts'
import { type Column, StaffTable } from './staff-table.tsx'
import { type Confirm, useConfirm } from './use-confirm.tsx'

type Props<Row> = {
  /** Undefined while it is loaded for the first time. */
  list: LoadedList<Row> | undefined
  label: string
  columns: readonly Column[]
  /** Said where there is nothing. */
  empty?: string
  children: (row: Row, confirm: Confirm) => ReactNode
}

/**
 * A table of what a page's loader has read, in whatever state it is. It stays while it is read again and keeps the focus
 * when the row that had it goes.
 */
export function StaffList<Row>({ list, label, columns, empty, children }: Props<Row>) {
  const paging = useListPaging()
  const { confirm, dialog } = useConfirm()
  const isSlow = useSlow(paging.isBusy ? label : undefined)
  const rows = list?.rows
  return (
    <>
      <div data-keeps-focus tabIndex={-1} aria-busy={paging.isBusy} className="grid gap-4 outline-none">
        {!rows && !list?.problem && isSlow && <Waiting />}
        {rows && (
          <div className={`grid gap-4 transition-opacity ${isSlow && !paging.isLoadingMore ? 'opacity-50' : ''}`}>
            {rows.length === 0 ? (
              <p className="py-8 text-center text-ink-soft">{empty}</p>
            ) : (
              <StaffTable label={label} columns={columns}>
                {rows.map((row) => children(row, confirm))}
              </StaffTable>
            )}
          </div>
        )}
        {list?.problem && (
          <div className="grid justify-items-start gap-3">
            <Message text={`Error: ${list.problem}`} />
            <Button onClick={paging.onRetry} aria-disabled={paging.isBusy}>
              Retry
            </Button>
          </div>
        )}
        {list?.rows && <ListFoot list={list} paging={paging} isSlow={isSlow} />}
      </div>
      {dialog}
    </>
  )
}

type FootProps<Row> = { list: LoadedList<Row>; paging: ListPaging; isSlow: boolean }

function ListFoot<Row>({ list, paging, isSlow }: FootProps<Row>) {
  const { rows = [], total, hasMore, problem } = list
  const counted = rows.length > 0 && total !== undefined && `Showing ${countText(rows.length)} of ${countText(total)}`
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-ink-soft text-small tabular-nums">
        {isSlow ? 'Loading…' : counted}
      </p>
      {hasMore && !problem && (
        <Button onClick={paging.onMore} aria-disabled={paging.isBusy}>
          Load more
        </Button>
      )}
    </div>
  )
}

function Waiting() {
  return (
    <div role="status" className="grid gap-2">
      <span className="sr-only">Loading…</span>
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  )
}
