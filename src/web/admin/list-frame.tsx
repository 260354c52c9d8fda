import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { countText } from '#web/ui/list-counts.ts'
import { Message } from '#web/ui/message.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useSlow } from '#web/ui/use-slow.ts'
import type { PagedList } from './use-paged-list.ts'

/** One of them and many of them. */
type Nouns = readonly [one: string, many: string]

type Props<Row> = {
  list: PagedList<Row>
  nouns: Nouns
  /** Said where there is nothing. */
  empty: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

/**
 * A list in whatever state it is. It stays while it is narrowed anew and keeps the focus when the row that had it goes.
 */
export function ListFrame<Row>({ list, nouns, empty, children }: Props<Row>) {
  const { rows, busy, problem } = list
  const isSlow = useSlow(busy)
  return (
    <div data-keeps-focus tabIndex={-1} aria-busy={busy !== undefined} className="grid gap-4 outline-none">
      {problem?.part === 'first' && <Problem list={list} text={problem.text} />}
      {!rows && isSlow && <Waiting nouns={nouns} />}
      {rows && (
        <div className={`grid gap-4 transition-opacity ${isSlow && busy === 'first' ? 'opacity-50' : ''}`}>
          {rows.length === 0 ? <p className="py-8 text-center text-ink-soft">{empty}</p> : children(rows)}
          {problem?.part === 'next' && <Problem list={list} text={problem.text} />}
          <ListFoot list={list} nouns={nouns} shown={rows.length} isSlow={isSlow} />
        </div>
      )}
    </div>
  )
}

function Problem<Row>({ list, text }: { list: PagedList<Row>; text: string }) {
  return (
    <div className="grid justify-items-start gap-3">
      <Message text={`Error: ${text}`} />
      <Button onClick={list.retry}>Retry</Button>
    </div>
  )
}

type FootProps<Row> = { list: PagedList<Row>; nouns: Nouns; shown: number; isSlow: boolean }

function ListFoot<Row>({ list, nouns, shown, isSlow }: FootProps<Row>) {
  const { busy, hasMore, total, problem } = list
  const noun = nouns[total === 1 ? 0 : 1]
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-ink-soft text-small tabular-nums">
        {isSlow ? `Loading ${nouns[1]}…` : shown > 0 && `${countText(shown)} of ${countText(total)} ${noun} shown`}
      </p>
      {hasMore && !problem && (
        <Button onClick={list.more} aria-disabled={busy !== undefined}>
          Load more
        </Button>
      )}
    </div>
  )
}

function Waiting({ nouns }: { nouns: Nouns }) {
  return (
    <div role="status" className="grid gap-2">
      <span className="sr-only">Loading {nouns[1]}…</span>
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  )
}
