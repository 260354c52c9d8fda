import { formDrafts } from '#web/stores/form-drafts.ts'
import type { ProductValues } from './product-values.ts'

type ProductDraft = {
  values: ProductValues
  /** The description is the person's own. */
  byHand: boolean
  /** Of the product that was being changed: a draft of what has changed since is of no use. */
  version: number | undefined
}

const drafts = formDrafts('productDraft')

/** What was typed for one product, or for the 'new' one. */
export function readDraft(owner: string, productId: string): ProductDraft | undefined {
  const draft = drafts.read(owner, productId)
  if (!draft) return undefined
  return { values: draft.values, byHand: draft.byHand === true, version: Number(draft.version) || undefined }
}

export const saveDraft = drafts.save
export const deleteDraft = drafts.delete
