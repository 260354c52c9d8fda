import type { OrderDraft } from '#contract/orders/order-draft.ts'
import { readStorage, writeStorage } from '#web/stores/browser-storage.ts'
import { draftKey } from './draft-key.ts'

const KEY = 'agreedAmount'

type Kept = { draft: string; amount: number }

/**
 * Remembers the rupees that the shopper saw before Pay Now. In the tab, because the state of a history entry does not
 * outlive the load that the payment page needs for its provider.
 */
export const saveConfirmedAmount = (draft: OrderDraft, amount: number) =>
  writeStorage('sessionStorage', KEY, { draft: draftKey(draft), amount } satisfies Kept)

export function confirmedAmount(draft: OrderDraft): number | undefined {
  const { draft: mark, amount } = { ...(readStorage('sessionStorage', KEY) as Partial<Kept> | undefined) }
  return mark === draftKey(draft) && typeof amount === 'number' ? amount : undefined
}
