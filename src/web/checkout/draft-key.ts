import type { OrderDraft } from '#contract/orders/order-draft.ts'

/**
 * What is bought, where it goes and by which coupon: what was agreed or paid for one draft says nothing of another. Only
 * what the price depends on belongs here: whoever changes another text after paying must not be asked to pay again.
 */
export const draftKey = ({ items, addressId, couponCode }: OrderDraft) =>
  JSON.stringify([items, addressId, couponCode ?? null])
