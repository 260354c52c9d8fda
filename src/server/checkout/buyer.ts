import type { Address } from '#contract/addresses/address.ts'

/** Who bought, as it was then. */
export type Customer = { fullName: string; email: string }
/** Where it goes: a copy, which later changes to the address book leave alone. */
export type Destination = Omit<Address, '_id' | 'selected'>
