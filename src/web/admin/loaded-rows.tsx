import type { ReactNode } from 'react'
import type { LoadedList } from '#web/kit/keyset-list.ts'
import { MoreOrRetry } from '#web/kit/more-or-retry.tsx'
import type { ListPaging } from '#web/kit/use-list-address.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useSlow } from '#web/ui/use-slow.ts'

type Props<Row> = {
  /** Undefined while it is loaded for the first time. */
  list: LoadedList<Row> | undefined
  children: (rows: readonly Row[]) => ReactNode
} & Pick<ListPaging, 'isBusy' | 'onMore' | 'onRetry'>

/** A short list beside something else, in whatever state it is. */
export function LoadedRows<Row>({ list, children, isBusy, onMore, onRetry }: Props<Row>) {
  const isSlow = useSlow(isBusy ? 'rows' : undefined)
  return (
    <div className="grid gap-3">
      {list?.rows && children(list.rows)}
      {!list?.rows && isSlow && <Skeleton className="h-16" />}
      <MoreOrRetry list={list} lead="Error: " isBusy={isBusy} onMore={onMore} onRetry={onRetry} />
    </div>
  )
}
