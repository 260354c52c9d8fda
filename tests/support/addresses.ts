import type { Address } from '#contract/addresses/address.ts'

/** An address as pages receive it, for tests of pages and of what is done with one. */
export const anAddress = (over: Partial<Address> = {}): Address => ({
  _id: '01930000-0000-7000-8000-00000000000a',
  firstName: 'Asha',
  lastName: 'Verma',
  streetAddress: '12, MG Road',
  landmark: '',
  city: 'Pune',
  state: 'Maharashtra',
  country: 'India',
  postalCode: '411001',
  phoneNumber: '9876543210',
  alternateNumber: '',
  addressType: 'HOME',
  additionalInfo: '',
  selected: false,
  ...over,
})
