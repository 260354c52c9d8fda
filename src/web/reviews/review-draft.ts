import { readStorage, removeStorage, writeStorage } from '#web/stores/browser-storage.ts'

/** What has been filled in so far. No star chosen yet is 0. */
export type ReviewDraft = { rating: number; message: string }

export const NO_DRAFT: ReviewDraft = { rating: 0, message: '' }

/** A draft lives as long as the tab: it survives logging in and a reload, and waits for its own product. */
const keyOf = (productId: string) => `reviewDraft:${productId}`

export function readDraft(productId: string): ReviewDraft {
  const { rating, message } = { ...(readStorage('sessionStorage', keyOf(productId)) as Partial<ReviewDraft> | null) }
  const isRating = Number.isInteger(rating) && Number(rating) >= 0 && Number(rating) <= 5
  return { rating: isRating ? Number(rating) : 0, message: typeof message === 'string' ? message : '' }
}

export const saveDraft = (productId: string, draft: ReviewDraft) =>
  writeStorage('sessionStorage', keyOf(productId), draft)

export const deleteDraft = (productId: string) => removeStorage('sessionStorage', keyOf(productId))
