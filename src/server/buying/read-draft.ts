import type { OrderSource } from '#contract/orders/order-draft.ts'
import { orderFailures } from '#contract/orders/orders.failures.ts'
import { draftFault } from '#contract/orders/place-order.ts'
import { paymentFailures } from '#contract/payments/payments.failures.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { PurchaseDraft } from '#contract/purchase/purchase.endpoints.ts'
import type { Draft } from '#server/checkout/price-draft.ts'

/** The draft that a call carries; refuses one without items or without one address. */
export function readDraft(userId: string, source: OrderSource, sent: PurchaseDraft): Draft {
  const { items } = sent
  const addressId = addressIn(sent)
  const fault = draftFault({ items: items.map((item) => ({ ...item, Address_id: addressId })), addressId })
  if (fault || !addressId) throw new Failure(fault ?? paymentFailures.unknownAddress)
  return { ...sent, userId, source, addressId }
}

/** Each line names the address as well; they must agree. */
function addressIn({ addressId, items }: PurchaseDraft): string | null {
  const named = new Set([addressId, ...items.map((item) => item.Address_id)].filter((id) => typeof id === 'string'))
  if (named.size > 1) throw new Failure(orderFailures.mixedAddresses)
  return [...named][0] ?? null
}
