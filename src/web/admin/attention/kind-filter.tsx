import { Link } from 'react-router'
import { type AttentionKind, KIND_TITLES } from '#contract/attention/attention-kinds.ts'
import { ATTENTION_PATH } from '#contract/attention/attention-path.ts'
import { countText } from '#web/ui/list-counts.ts'

type Props = {
  counts: readonly { kind: AttentionKind; count: number }[]
  total: number
  chosen: AttentionKind | undefined
}

const CHIP =
  'inline-flex min-h-11 items-center whitespace-nowrap gap-2 rounded-full border border-edge bg-sheet px-4 font-medium text-small transition-colors ' +
  'hover:border-ink aria-[current=true]:border-brand aria-[current=true]:bg-brand aria-[current=true]:text-on-brand lg:min-h-9'

/** What kinds of trouble there are, and how many of each. */
export function KindFilter({ counts, total, chosen }: Props) {
  const chip = (to: string, text: string, count: number, isChosen: boolean) => (
    <li key={to}>
      <Link to={to} preventScrollReset aria-current={isChosen ? 'true' : undefined} className={CHIP}>
        {text} <span className="tabular-nums">{countText(count)}</span>
      </Link>
    </li>
  )
  return (
    <nav aria-label="Filter by problem" className="min-w-0">
      <ul className="flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-2 sm:flex-wrap">
        {chip(ATTENTION_PATH, 'All', total, chosen === undefined)}
        {counts.map(({ kind, count }) =>
          chip(`${ATTENTION_PATH}?kind=${kind}`, KIND_TITLES[kind], count, kind === chosen),
        )}
      </ul>
    </nav>
  )
}
