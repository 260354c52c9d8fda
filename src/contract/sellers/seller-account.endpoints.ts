import { z } from 'zod'
import { fullName } from '#contract/accounts/account-fields.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { contactInput, gstNumber, pickupAddress } from './seller-profile.ts'
import { SELLER_STATES } from './seller-state.ts'
import { sellerFailures } from './sellers.failures.ts'

/** A seller's account as the seller sees it. */
const sellerAccount = z.object({
  state: z.enum(SELLER_STATES),
  /** Why they were refused or suspended. */
  reason: z.string().nullable(),
  fullName: z.string(),
  gstNumber: z.string(),
  phoneNumber: z.string().nullable(),
  pickup: pickupAddress.nullable(),
  /** When it was last sent again, while that waits. */
  resentAt: z.iso.datetime().nullable(),
})
export type SellerAccount = z.output<typeof sellerAccount>

const ACCOUNT = '/api/v1/seller/account'
const saved = z.object({ message: z.string(), data: sellerAccount })

export const sellerAccountCall = endpoint('sellerAccount', 'GET', ACCOUNT, {
  who: 'useAccount',
  summary: 'Where your seller account stands, with its reason, and your phone and address.',
  answer: z.object({ data: sellerAccount }),
  failures: [sellerFailures.notSeller],
})

export const saveSellerContactCall = endpoint('saveSellerContact', 'POST', `${ACCOUNT}/contact`, {
  who: 'useAccount',
  summary: 'Saves a seller’s phone number and address.',
  input: contactInput,
  answer: saved,
  failures: [sellerFailures.notSeller],
})

export const sendSellerAgainCall = endpoint('sendSellerAgain', 'POST', `${ACCOUNT}/resend`, {
  who: 'useAccount',
  summary: 'Corrects a rejected seller account and sends it for approval again.',
  input: contactInput.safeExtend({ fullName, gstNumber }),
  answer: saved,
  failures: [sellerFailures.notSeller, sellerFailures.notRefused],
})
