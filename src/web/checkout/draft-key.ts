import type { OrderDraft } from '#contract/orders/order-draft.ts'

/** What is bought, where it goes and by which coupon: what was agreed or paid for one draft says nothing of another. */
export const draftKey = ({ items, addressId, couponCode }: OrderDraft) =>
  JSON.stringify([items, addressId, couponCode ?? null])
