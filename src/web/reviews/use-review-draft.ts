import { useMemo, useState } from 'react'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { forgetDraft, keepDraft, NO_DRAFT, type ReviewDraft, readDraft } from './review-draft.ts'

/** The review being written. It comes back after a reload or a visit to the login page. */
export function useReviewDraft(productId: string) {
  const isHydrated = useHydrated()
  const saved = useMemo(() => (isHydrated ? readDraft(productId) : NO_DRAFT), [isHydrated, productId])
  const [written, setWritten] = useState<ReviewDraft>()
  const draft = written ?? saved
  return {
    draft,
    change(part: Partial<ReviewDraft>) {
      const changed = { ...draft, ...part }
      setWritten(changed)
      keepDraft(productId, changed)
    },
    clear() {
      setWritten(NO_DRAFT)
      forgetDraft(productId)
    },
  }
}
