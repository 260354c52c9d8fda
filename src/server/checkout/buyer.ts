import type { Address } from '#contract/addresses/address.ts'

/** Who bought, as it was then. */
export type Customer = { fullName: string; email: string }
/** Where it goes: a copy, which later changes to the address book leave alone. */
export type Destination = Omit<Address, '_id' | 'selected'>

/**
 * What becomes of each part of an address when its buyer is forgotten: the tax office may still ask where a sale went,
 * not to whom. A new field of the address does not compile until it is said here.
 */
const KEPT_OF_ADDRESS: Record<keyof Destination, boolean> = {
  firstName: false,
  lastName: false,
  streetAddress: false,
  landmark: false,
  city: true,
  state: true,
  country: true,
  postalCode: true,
  phoneNumber: false,
  alternateNumber: false,
  addressType: true,
  additionalInfo: false,
}

export const FORGOTTEN_CUSTOMER: Customer = { fullName: 'Deleted customer', email: '' }

/** Written over an address to forget whose it was. */
export const FORGOTTEN_ADDRESS = Object.fromEntries(
  Object.entries(KEPT_OF_ADDRESS).flatMap(([field, isKept]) => (isKept ? [] : [[field, '']])),
)
