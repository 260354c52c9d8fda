/** Where a seller stands. Suspended were approved once; refused never were. */
export const SELLER_STATES = ['waiting', 'approved', 'refused', 'suspended'] as const
export type SellerState = (typeof SELLER_STATES)[number]

type Decided = { approved: boolean; isDecided: boolean; isSuspended: boolean }

export function sellerState({ approved, isDecided, isSuspended }: Decided): SellerState {
  if (approved) return 'approved'
  if (!isDecided) return 'waiting'
  return isSuspended ? 'suspended' : 'refused'
}

/** Who was refused may correct what was wrong. A suspension is for people to talk about. */
export const maySendAgain = (state: SellerState) => state === 'refused'
