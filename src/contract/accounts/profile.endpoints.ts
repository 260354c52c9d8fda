import { z } from 'zod'
import { address } from '#contract/addresses/address.ts'
import { cartLine } from '#contract/cart/cart-line.ts'
import { picture } from '#contract/images/image-schema.ts'
import { pictureFormFailures } from '#contract/images/images.failures.ts'
import { shippingOrder } from '#contract/orders/shipping-order.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { LANGUAGE_CODES } from '#contract/platform/languages.ts'
import { ownReview } from '#contract/reviews/review.ts'
import { securityEvent } from '#contract/security/security-event.ts'
import { wishlistItem } from '#contract/wishlist/wishlist.endpoints.ts'
import { email, fullName, givenPassword, newPasswordTwice, typedTwice } from './account-fields.ts'
import { accountFailures } from './accounts.failures.ts'
import { codeIfOn } from './code-fields.ts'
import { secondFactorFailures } from './second-factor.failures.ts'
import { session, user, userDetail } from './user.ts'

/** Where the password is asked for, and the code of two-step login with it. */
const notProven = [accountFailures.wrongPassword, secondFactorFailures.wrongCode, accountFailures.tooManyTries]

const changed = z.object({ message: z.string(), data: userDetail })

export const meCall = endpoint('me', 'GET', '/api/v1/users/me', {
  who: 'useAccount',
  summary: "The session's user.",
  answer: z.object({ data: userDetail }),
})

/** Password and code are wanted only when the e-mail changes; a form without these fields leaves them out or empty. */
const updateDetailsInput = z.object({
  fullName,
  email,
  password: z.preprocess((value) => (value === '' ? undefined : value), givenPassword.optional()),
  code: codeIfOn,
})

export const updateDetailsCall = endpoint('updateDetails', 'POST', '/api/v1/users/updateUserdetail', {
  who: 'useAccount',
  summary:
    'Changes my name. A new email needs the password, and a code if two-step login is on, and takes effect once the link sent to it is used. The old email is notified.',
  input: updateDetailsInput,
  answer: changed,
  failures: [...notProven, accountFailures.tooManyLinks],
})

export const updateAvatarCall = endpoint('updateAvatar', 'POST', '/api/v1/users/updateAvatar', {
  who: 'useAccount',
  form: true,
  summary: 'Changes my avatar.',
  input: z.object({ avatar: picture }),
  answer: changed,
  failures: pictureFormFailures,
})

export const changePasswordCall = endpoint('changePassword', 'POST', '/api/v1/users/changePassword', {
  who: 'useAccount',
  summary: 'Changes my password, with a code if two-step login is on, and logs out all my other devices.',
  input: typedTwice(z.object({ currentPassword: givenPassword, ...newPasswordTwice, code: codeIfOn })),
  answer: z.object({ message: z.string() }),
  failures: notProven,
})

/** Everything the shop keeps under my name. */
const myData = z.object({
  user: user.extend({ language: z.enum(LANGUAGE_CODES), createdAt: z.iso.datetime() }),
  newsletter: z.boolean(),
  sessions: z.array(session),
  addresses: z.array(address),
  cart: z.array(cartLine),
  savedForLater: z.array(cartLine),
  wishlist: z.array(wishlistItem),
  orders: z.array(shippingOrder),
  /** To whom each was issued: kept as long as tax law wants the paper. */
  invoices: z.array(
    z.object({
      number: z.string(),
      issuedAt: z.iso.datetime(),
      recipient: z.record(z.string(), z.string()).nullable(),
    }),
  ),
  reviews: z.array(ownReview),
  activities: z.array(z.object({ action: z.string(), productId: z.string(), at: z.iso.datetime() })),
  /** Complaints sent with the account's email, and what was answered. */
  grievances: z.array(
    z.object({ ticket: z.string(), text: z.string(), answer: z.string().nullable(), at: z.iso.datetime() }),
  ),
  /** What staff wrote down, without who did. */
  notes: z.array(z.object({ text: z.string(), at: z.iso.datetime() })),
  /** The newest thousand. */
  securityEvents: z.array(securityEvent),
  /** Of sellers: how they are reached, and what they were told. */
  seller: z
    .object({
      phoneNumber: z.string().nullable(),
      pickup: z.record(z.string(), z.string()).nullable(),
      reason: z.string().nullable(),
    })
    .nullable(),
})

export const downloadMyDataCall = endpoint('downloadMyData', 'GET', '/api/v1/users/my-data', {
  who: 'useAccount',
  summary: 'Everything the shop keeps about me.',
  answer: z.object({ data: myData }),
})

export const deleteAccountCall = endpoint('deleteAccount', 'POST', '/api/v1/users/delete-account', {
  who: 'useAccount',
  summary:
    'Deletes my account permanently, with password, and a code if two-step login is on. Orders stay without my name, their tax invoices with it, and reviews show Anonymous.',
  input: z.object({ password: givenPassword, code: codeIfOn }),
  answer: z.object({ message: z.string() }),
  failures: [...notProven, accountFailures.lastSuperadmin],
})
