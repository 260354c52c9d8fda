import { useEffect, useState } from 'react'
import { forgetDraft, keepDraft, NO_DRAFT, type ReviewDraft, readDraft } from './review-draft.ts'

/** The review being written. It comes back after a reload or a visit to the login page. */
export function useReviewDraft(productId: string) {
  const [draft, setDraft] = useState(NO_DRAFT)
  useEffect(() => setDraft(readDraft(productId)), [productId])
  return {
    draft,
    change(part: Partial<ReviewDraft>) {
      const changed = { ...draft, ...part }
      setDraft(changed)
      keepDraft(productId, changed)
    },
    clear() {
      setDraft(NO_DRAFT)
      forgetDraft(productId)
    },
  }
}
