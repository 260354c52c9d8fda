import { z } from 'zod'
import { registerCall, registerInput } from '#contract/accounts/registration.endpoints.ts'
import { loginCall } from '#contract/accounts/session.endpoints.ts'
import { user } from '#contract/accounts/user.ts'
import { userFailures } from '#contract/admin/user-rules.ts'
import { listedUser, peopleQuery } from '#contract/admin/users.endpoints.ts'
import { changes } from '#contract/audit/audit-entry.ts'
import { picture } from '#contract/images/image-schema.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { pageOf } from '#contract/platform/paging.ts'
import { errorMessage, t } from '#contract/platform/t.ts'
import { typedText } from '#contract/platform/typed-text.ts'
import { gstNumber, pickupAddress } from './seller-profile.ts'
import { SELLER_STATES } from './seller-state.ts'
import { sellerFailures } from './sellers.failures.ts'

export const sellerRegisterCall = endpoint('sellerRegister', 'POST', '/api/v1/seller/register', {
  who: 'anyone',
  form: true,
  status: 201,
  summary:
    'Registers a seller and emails a one-time code. The account can sell once a superadmin approves it. The answer is the same if the email already has an account.',
  input: registerInput.extend({ gstNumber, avatar: picture }),
  answer: registerCall.answer,
  failures: registerCall.failures,
})

export const sellerLoginCall = endpoint('sellerLogin', 'POST', '/api/v1/seller/login', {
  who: 'anyone',
  summary: 'Logs in a seller. The tokens are also set as HttpOnly cookies.',
  input: loginCall.input,
  answer: loginCall.answer,
  failures: [...loginCall.failures, sellerFailures.notSeller],
})

/** A seller as the superadmin sees one. */
const listedSeller = listedUser.extend({
  approved: z.boolean(),
  gstNumber: z.string(),
  state: z.enum(SELLER_STATES),
  /** What the seller was told last. */
  reason: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  pickup: pickupAddress.nullable(),
  /** Others with the same GSTIN, by name: a few of them. */
  sameGstin: z.array(z.string()),
  /** Corrected and sent again since they were refused, with what was changed. */
  resent: z.object({ at: z.iso.datetime(), changes }).nullable(),
})
export type ListedSeller = z.output<typeof listedSeller>

export const sellerListCall = endpoint('sellerList', 'GET', '/api/v1/seller/sellerList', {
  who: 'manageSellers',
  summary: 'The sellers, including those who became superadmins, page by page.',
  input: peopleQuery.extend({ state: z.enum(SELLER_STATES).optional() }),
  answer: pageOf(listedSeller),
  failures: [userFailures.badCursor],
})

const byId = z.object({ id: z.uuid(errorMessage('This is not a user id')) })

export const approveSellerCall = endpoint('approveSeller', 'POST', '/api/v1/seller/approve/:id', {
  who: 'manageSellers',
  proof: true,
  summary: 'Approves a seller, or rejects or suspends one with a reason. The seller is notified by email.',
  input: byId.extend({ approved: z.boolean(), reason: typedText().max(500).optional() }),
  answer: z.object({ message: z.string(), data: listedSeller }),
  failures: [sellerFailures.unknown, sellerFailures.reasonMissing],
})

export const updateSellerRoleCall = endpoint('updateSellerRole', 'POST', '/api/v1/seller/updateRole/:id', {
  who: 'manageSellers',
  proof: true,
  summary: 'Makes a seller a superadmin, or a superadmin a seller again.',
  input: byId.extend({ role: z.enum(['seller', 'superadmin'], { error: () => t(userFailures.unknownRole.text) }) }),
  answer: z.object({ message: z.string(), user }),
  failures: [
    userFailures.unknownUser,
    userFailures.ownRole,
    userFailures.lastSuperadmin,
    userFailures.noGstin,
    userFailures.notApproved,
  ],
})

export const deleteSellerCall = endpoint('deleteSeller', 'DELETE', '/api/v1/seller/deleteSeller/:id', {
  who: 'manageSellers',
  proof: true,
  summary: 'Deletes a seller. Their products go off sale. Past orders keep them.',
  input: byId,
  answer: z.object({ message: z.string() }),
  failures: [userFailures.unknownUser, userFailures.ownAccount, userFailures.lastSuperadmin],
})
