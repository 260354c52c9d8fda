import { Boxes, CreditCard, type LucideIcon, Mail, Package, Undo2, UserRound } from 'lucide-react'
import type { TimelineEntry } from '#contract/admin/order-timeline.ts'
import { momentText } from '#web/kit/india-time.ts'
import { OrderSection } from '#web/orders/order-section.tsx'
import { Price } from '#web/ui/price.tsx'
import { ChangeList } from '../change-list.tsx'

const ICONS: Record<TimelineEntry['kind'], LucideIcon> = {
  order: Package,
  payment: CreditCard,
  refund: Undo2,
  mail: Mail,
  stock: Boxes,
  staff: UserRound,
}

type Props = { entries: readonly TimelineEntry[]; isCut: boolean }

/** Everything that happened to the order, newest first. What nobody did by hand is marked. */
export function TimelinePart({ entries, isCut }: Props) {
  return (
    <OrderSection title="Timeline">
      <ol aria-label="Timeline" className="grid gap-4">
        {entries.map((entry) => (
          <Entry key={`${entry.at} ${entry.kind} ${entry.text} ${entry.amount}`} entry={entry} />
        ))}
      </ol>
      {isCut && <p className="text-ink-soft text-small">Only the newest {entries.length} entries are shown.</p>}
    </OrderSection>
  )
}

function Entry({ entry: { at, kind, text, detail, amount, by, changes } }: { entry: TimelineEntry }) {
  const Icon = ICONS[kind]
  return (
    <li className="grid grid-cols-[1.25rem_1fr] gap-3">
      <Icon aria-hidden className={`mt-0.5 size-5 ${by === null ? 'text-ink-soft' : 'text-brand'}`} />
      <div className="min-w-0">
        <p className="flex flex-wrap justify-between gap-x-4">
          <span className={by === null ? '' : 'font-medium'}>{text}</span>
          {amount !== null && <Price amount={amount} className="font-semibold" />}
        </p>
        {detail && <p className="text-small [overflow-wrap:anywhere]">{detail}</p>}
        <ChangeList changes={changes} />
        <p className="text-ink-soft text-small">
          {by ?? 'System'} · <time dateTime={at}>{momentText(at)}</time>
        </p>
      </div>
    </li>
  )
}
