import { Link } from 'react-router'
import type { Dashboard } from '#contract/admin/dashboard.endpoints.ts'
import { searchPath } from '#web/kit/paths.ts'
import { NothingYet, PanelCard } from './panel-card.tsx'

type Props = { misses: NonNullable<Dashboard['misses']> }

/** What shoppers would buy if the shop had it, or if it knew the word. */
export function SearchMisses({ misses }: Props) {
  return (
    <PanelCard title="Searches with no results" caption="In this period, most frequent first">
      {misses.length === 0 && <NothingYet>Every search found something.</NothingYet>}
      <ol>
        {misses.map(({ text, times }) => (
          <li key={text} className="border-line border-t first:border-t-0">
            <Link
              to={searchPath(text)}
              className="flex min-h-11 items-center justify-between gap-4 text-small hover:text-brand"
            >
              <span className="min-w-0 truncate">{text}</span>
              <span className="shrink-0 text-ink-soft tabular-nums">
                {times === 1 ? '1 time' : `${times.toLocaleString('en-IN')} times`}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </PanelCard>
  )
}
