import { useRevalidator, useSearchParams } from 'react-router'
import type { Product } from '#contract/catalog/product.ts'
import type { AnswerOf } from '#contract/platform/endpoint.ts'
import { t } from '#contract/platform/t.ts'
import type { listReviewsCall } from '#contract/reviews/reviews.endpoints.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { RatingSummary } from './rating-summary.tsx'
import { RemovedReviewNote } from './removed-review.tsx'
import { cursorsOf, searchWithCursors } from './review-cursors.ts'
import { ReviewForm } from './review-form.tsx'
import { REVIEW_LIST, ReviewList } from './review-list.tsx'
import { ReviewPager } from './review-pager.tsx'
import { useRemovedReview } from './use-removed-review.ts'

export type ReviewsPage = AnswerOf<typeof listReviewsCall>

type Props = {
  product: Product
  /** Undefined when they could not be had; `problem` then says why. */
  reviews: ReviewsPage | undefined
  problem: string | undefined
}

/** Below each other on phones; from the middle size on, what people wrote stands beside the sum and the form. */
export function ReviewsSection({ product, reviews, problem }: Props) {
  const { revalidate } = useRevalidator()
  const removed = useRemovedReview(product._id)
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="skip-unseen-section [--usual-height:100rem]">
      <h2 id="reviews-title" className="mb-6 font-semibold text-heading">
        {t('Reviews')}
      </h2>
      <div className="grid gap-x-16 gap-y-12 md:grid-cols-[minmax(0,20rem)_1fr] md:grid-rows-[auto_1fr]">
        {reviews && reviews.total > 0 && (
          <RatingSummary average={product.averageRating} count={reviews.total} histogram={reviews.histogram} />
        )}
        <div className="md:col-start-2 md:row-span-2 md:row-start-1">
          {reviews ? <Reviews page={reviews} /> : <Problem text={problem} />}
        </div>
        {removed ? (
          <RemovedReviewNote review={removed} />
        ) : (
          <ReviewForm productId={product._id} onPublished={revalidate} />
        )}
      </div>
    </section>
  )
}

function Reviews({ page }: { page: ReviewsPage }) {
  if (page.total === 0)
    return <p className="text-ink-soft text-lead">{t('No reviews yet. Used it? Be the first to review.')}</p>
  return (
    <div className="grid gap-6">
      <ReviewList reviews={page.data} />
      <ReviewPager nextCursor={page.nextCursor} total={page.total} shown={page.data.length} />
    </div>
  )
}

function Problem({ text }: { text: string | undefined }) {
  const [search] = useSearchParams()
  const { revalidate } = useRevalidator()
  return (
    <div className="grid justify-items-start gap-4">
      <p role="alert" className="font-medium text-bad">
        {text}
      </p>
      {cursorsOf(search).length > 0 ? (
        <ButtonLink to={{ search: searchWithCursors(search, []), hash: REVIEW_LIST }}>
          {t('Go to the first page')}
        </ButtonLink>
      ) : (
        <Button onClick={revalidate}>{t('Retry')}</Button>
      )}
    </div>
  )
}
