import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { t } from '#contract/platform/t.ts'
import { REVIEWS_PER_PAGE } from '#contract/reviews/review-limits.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { cursorsOf, searchWithCursors } from './review-cursors.ts'
import { REVIEW_LIST } from './review-list.tsx'

type Props = { nextCursor: string | null; total: number; shown: number }

/** Previous and Next as links, so that they work without scripts and a page of reviews can be reloaded. */
export function ReviewPager({ nextCursor, total, shown }: Props) {
  const [search] = useSearchParams()
  const cursors = cursorsOf(search)
  const first = cursors.length * REVIEWS_PER_PAGE + 1
  if (cursors.length === 0 && nextCursor === null) return null
  return (
    <nav aria-label={t('Review pages')} className="flex flex-wrap items-center gap-3">
      <PageLink to={cursors.length > 0 ? searchWithCursors(search, cursors.slice(0, -1)) : undefined}>
        <ChevronLeft aria-hidden className="-ml-1 size-5" />
        {t('Previous')}
      </PageLink>
      <PageLink to={nextCursor === null ? undefined : searchWithCursors(search, [...cursors, nextCursor])}>
        {t('Next')}
        <ChevronRight aria-hidden className="-mr-1 size-5" />
      </PageLink>
      <p role="status" className="ml-auto text-ink-soft text-small tabular-nums">
        {t('Reviews {first}–{last} of {total}', { first, last: first + shown - 1, total })}
      </p>
    </nav>
  )
}

/** A page that is not there keeps its button, dimmed: nothing moves under the finger that turns the pages. */
function PageLink({ to, children }: { to: string | undefined; children: React.ReactNode }) {
  if (to === undefined) return <Button disabled>{children}</Button>
  return (
    <ButtonLink to={{ search: to, hash: REVIEW_LIST }} rel="nofollow">
      {children}
    </ButtonLink>
  )
}
