import type { AuditEntry } from '#contract/audit/audit-entry.ts'
import type { LoadedList } from '#web/kit/keyset-list.ts'
import type { ListPaging } from '#web/kit/use-list-address.ts'
import { orderMoment } from '#web/orders/order-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useSlow } from '#web/ui/use-slow.ts'
import { changeTexts } from './history-texts.ts'

type Props = { list: LoadedList<AuditEntry> | undefined } & Pick<ListPaging, 'isBusy' | 'onMore' | 'onRetry'>

/** Who did what, newest first. */
export function History({ list, isBusy, onMore, onRetry }: Props) {
  const { rows, problem, hasMore } = list ?? {}
  const isSlow = useSlow(isBusy ? 'history' : undefined)
  return (
    <div className="grid gap-3">
      {rows?.length === 0 && <p className="text-ink-soft">Nothing has been changed here yet.</p>}
      {rows && rows.length > 0 && <Entries entries={rows} />}
      {!rows && isSlow && <Skeleton className="h-16" />}
      <Message text={problem && `Error: ${problem}`} />
      {(problem || hasMore) && (
        <Button className="justify-self-start" aria-disabled={isBusy} onClick={problem ? onRetry : onMore}>
          {problem ? 'Retry' : 'Load more'}
        </Button>
      )}
    </div>
  )
}

function Entries({ entries }: { entries: readonly AuditEntry[] }) {
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
            {entry.by} · <time dateTime={entry.at}>{orderMoment(entry.at)}</time>
          </p>
        </li>
      ))}
    </ol>
  )
}
