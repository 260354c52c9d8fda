import { z } from 'zod'
import { hasState, phoneNumber, placeFields, stateRule, withState } from '#contract/addresses/address.ts'
import { isGstin, plainGstin } from './gstin.ts'
import { sellerTexts } from './sellers.texts.ts'

export const gstNumber = z
  .string({ error: () => sellerTexts.badGstin })
  .max(60, { error: () => sellerTexts.badGstin })
  .overwrite(plainGstin)
  .refine(isGstin, { error: () => sellerTexts.badGstin })

/** Where the courier picks up. */
export const pickupAddress = z.object({
  streetAddress: z.string(),
  landmark: z.string(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
})
export type PickupAddress = z.output<typeof pickupAddress>

/** How to reach a seller and where to pick up, as a form sends it. */
export const contactInput = z
  .object({ phoneNumber, ...placeFields })
  .overwrite(withState)
  .refine(hasState, stateRule())

/** In one line, for lists and the history. */
export const pickupText = ({ streetAddress, landmark, city, state, postalCode }: PickupAddress) =>
  [streetAddress, landmark, city, `${state} ${postalCode}`].filter(Boolean).join(', ')
