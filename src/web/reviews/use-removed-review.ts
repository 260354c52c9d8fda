import { useEffect, useState } from 'react'
import type { RemovalReason } from '#contract/reviews/removal-reasons.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import { useSessionUser } from '#web/kit/use-session-user.ts'

export type RemovedReview = OwnReview & { removed: RemovalReason }

/**
 * The visitor's own review of a product, where staff removed it. The page is the same for everyone, so it is asked for
 * apart, and with it the schema library is fetched: only for people who are logged in. Without an answer there is the form,
 * and the shop refuses what may not be written.
 */
export function useRemovedReview(productId: string): RemovedReview | undefined {
  const userId = useSessionUser()?._id
  const asked = userId && `${userId} ${productId}`
  const [own, setOwn] = useState<{ asked: string; review: RemovedReview }>()

  useEffect(() => {
    if (!asked) return
    let isLeft = false
    const found = import('./fetch-own-review.ts').then(({ fetchOwnReview }) => fetchOwnReview(productId))
    found.then(
      (review) => !isLeft && review?.removed && setOwn({ asked, review: { ...review, removed: review.removed } }),
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [asked, productId])

  return own?.asked === asked ? own?.review : undefined
}
