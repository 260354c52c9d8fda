import { type FailureKind, failures } from '#contract/platform/failures.ts'
import { msg } from '#contract/platform/t.ts'
import type { OrderDraft } from './order-draft.ts'

export const placeOrderFailures = failures('orders', {
  noItems: { status: 400, remedy: 'review', text: msg('No items selected for order') },
  noAddress: { status: 400, remedy: 'review', text: msg('Shipping address not selected') },
})

/** Why this draft cannot be placed as it is: the page says it before asking, the server refuses with it. */
export function draftFault(draft: Pick<OrderDraft, 'items' | 'addressId'> | null): FailureKind | undefined {
  if (!draft || draft.items.length === 0) return placeOrderFailures.noItems
  if (!draft.addressId) return placeOrderFailures.noAddress
  return undefined
}
