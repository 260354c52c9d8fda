import { keep, letGo, readKept } from '#web/stores/browser-storage.ts'
import type { ProductValues } from './product-values.ts'

export type ProductDraft = {
  values: ProductValues
  /** The description is the person's own. */
  byHand: boolean
  /** Of the product that was being changed: a draft of what has changed since is of no use. */
  version: number | undefined
}

/** What was typed for one product, or for the 'new' one. It waits in the tab for a reload or a new login. */
const keyOf = (productId: string) => `productDraft:${productId}`

/** Only for the one who typed it: a tab may see more than one person. */
export function readDraft(owner: string, productId: string): ProductDraft | undefined {
  const kept = { ...(readKept('sessionStorage', keyOf(productId)) as Record<string, unknown> | null) }
  if (kept.owner !== owner || typeof kept.values !== 'object' || kept.values === null) return undefined
  const values = Object.fromEntries(Object.entries(kept.values).filter(([, value]) => typeof value === 'string'))
  return { values, byHand: kept.byHand === true, version: Number(kept.version) || undefined }
}

type Kept = { values: Record<string, unknown>; byHand?: boolean; version?: number }

/** Files cannot be kept; everything else can. */
export const saveDraft = (owner: string, productId: string, draft: Kept) =>
  keep('sessionStorage', keyOf(productId), { owner, ...draft })

export const deleteDraft = (productId: string) => letGo('sessionStorage', keyOf(productId))
