import { useId } from 'react'
import { useLocation } from 'react-router'
import { t } from '#contract/platform/t.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { countText, productsText } from '#web/ui/list-counts.ts'
import { useSlow } from '#web/ui/use-slow.ts'
import { LIST_PAGE_SIZE, type ListState } from './list-state.ts'
import { listQuery } from './list-url.ts'

type Props = {
  state: ListState
  shown: number
  total: number
  nextCursor: string | null
  isLoading: boolean
  problem: string | undefined
  onMore: () => void
}

/** The way on: a link to the next part of the list, which with scripts brings that part here instead. */
export function LoadMore({ state, shown, total, nextCursor, isLoading, problem, onMore }: Props) {
  const { pathname } = useLocation()
  const status = useId()
  const isSlow = useSlow(isLoading ? 'more' : undefined)
  if (!nextCursor && shown <= LIST_PAGE_SIZE) return null
  return (
    <div className="mt-8 grid justify-items-center gap-3 text-center">
      <p id={status} role="status" className="text-ink-soft text-small tabular-nums">
        {isSlow
          ? t('Loading more products…')
          : t('Showing {count} of {products}', { count: countText(shown), products: productsText(total) })}
      </p>
      {problem && (
        <p role="alert" className="font-medium text-bad">
          {problem}
        </p>
      )}
      {nextCursor && (
        <ButtonLink
          to={pathname + listQuery(state, nextCursor)}
          aria-describedby={status}
          aria-disabled={isLoading || undefined}
          className="min-w-48"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
            event.preventDefault()
            onMore()
          }}
        >
          {problem ? t('Retry') : t('Load more')}
        </ButtonLink>
      )}
    </div>
  )
}
