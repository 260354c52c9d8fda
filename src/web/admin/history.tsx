import { listAuditCall } from '#contract/audit/audit.endpoints.ts'
import type { AuditEntry, AuditSubject } from '#contract/audit/audit-entry.ts'
import { api } from '#web/kit/api.ts'
import { orderMoment } from '#web/orders/order-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useSlow } from '#web/ui/use-slow.ts'
import { changeWords } from './history-words.ts'
import { usePagedList } from './use-paged-list.ts'

const PART = 20

type Props = {
  subject: AuditSubject
  id: string
  /** Counts what was done on this page, each of which may have left an entry. */
  turn?: number
}

/** Who did what, newest first. */
export function History({ subject, id, turn = 0 }: Props) {
  const list = usePagedList(`${subject} ${id} ${turn}`, async (cursor) => {
    const { data, nextCursor } = await api(listAuditCall, { subject, id, limit: PART, ...(cursor && { cursor }) })
    return { data, nextCursor, total: data.length }
  })
  const { rows, problem, busy, hasMore } = list
  const isSlow = useSlow(busy)
  return (
    <div className="grid gap-3">
      {rows?.length === 0 && <p className="text-ink-soft">Nothing has been changed here yet.</p>}
      {rows && rows.length > 0 && <Entries entries={rows} />}
      {!rows && isSlow && <Skeleton className="h-16" />}
      <Message text={problem && `Error: ${problem.text}`} />
      {(problem || hasMore) && (
        <Button
          className="justify-self-start"
          aria-disabled={busy !== undefined}
          onClick={problem ? list.retry : list.more}
        >
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
            {changeWords(entry).map(({ name, from, to }) => (
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
