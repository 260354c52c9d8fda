import { useMemo, useState } from 'react'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { deleteDraft, NO_DRAFT, type ReviewDraft, readDraft, saveDraft } from './review-draft.ts'

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
      saveDraft(productId, changed)
    },
    clear() {
      setWritten(NO_DRAFT)
      deleteDraft(productId)
    },
  }
}
