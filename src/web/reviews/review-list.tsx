import { dateInIndia } from '#contract/platform/india-days.ts'
import { t } from '#contract/platform/t.ts'
import type { Review } from '#contract/reviews/review.ts'
import { ANONYMOUS, VERIFIED_PURCHASE } from '#contract/reviews/review-limits.ts'
import { Stars } from '#web/ui/stars.tsx'

/** Where turning a page leads to. */
export const REVIEW_LIST = 'review-list'

export function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  return (
    <ul id={REVIEW_LIST} aria-label={t('Reviews')} className="divide-y divide-line border-line border-y">
      {reviews.map(({ _id, userId, rating, message, createdAt, verified }) => (
        <li key={_id} className="grid gap-2 py-6">
          <Stars rating={rating} />
          <div className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-semibold">{userId?.fullName || t(ANONYMOUS)}</span>
            <time dateTime={createdAt} className="text-ink-soft text-small tabular-nums">
              {reviewDate(createdAt)}
            </time>
            {verified && (
              <span className="font-medium text-good text-small">
                <span aria-hidden>✓</span> {t(VERIFIED_PURCHASE)}
              </span>
            )}
          </div>
          <p className="max-w-measure whitespace-pre-line">{message}</p>
        </li>
      ))}
    </ul>
  )
}

/** 5/11/2026: the day it was in India, wherever the page is rendered or read. */
export const reviewDate = (createdAt: string) =>
  dateInIndia(new Date(createdAt)).split('-').map(Number).reverse().join('/')
