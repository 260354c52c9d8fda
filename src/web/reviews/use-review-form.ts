import { useState } from 'react'
import { t } from '#contract/platform/t.ts'
import { networkFailures } from '#web/kit/network.failures.ts'
import type { FieldErrors, Outcome } from './publish-review.ts'
import type { ReviewDraft } from './review-draft.ts'
import { useReviewDraft } from './use-review-draft.ts'

/** Fetched when somebody comes to the form: most visits only read. */
export const loadPublishing = () => import('./publish-review.ts')

/** Writes and sends a review. What was written is let go only once the shop has it. */
export function useReviewForm(productId: string, onPublished: () => void) {
  const { draft, change, clear } = useReviewDraft(productId)
  const [outcome, setOutcome] = useState<Outcome>({ errors: {} })
  const [sending, setSending] = useState(false)

  async function send(): Promise<Outcome> {
    setSending(true)
    const result = await publish(productId, draft)
    setSending(false)
    setOutcome(result)
    if (result.published) {
      clear()
      onPublished()
    }
    return result
  }

  /** A field that is being put right is no longer wrong. */
  function write(field: keyof FieldErrors, value: number | string) {
    change({ [field]: value })
    setOutcome(({ errors: { [field]: _, ...others } }) => ({ errors: others }))
  }

  return { draft, sending, ...outcome, write, send }
}

async function publish(productId: string, draft: ReviewDraft): Promise<Outcome> {
  try {
    return await (await loadPublishing()).publishReview(productId, draft)
  } catch {
    return { errors: {}, problem: t(networkFailures.unreachable.text) }
  }
}
