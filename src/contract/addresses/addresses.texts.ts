import { msg, t, texts } from '#contract/platform/t.ts'

export const ADDRESS_TYPES = ['HOME', 'WORK', 'OTHER'] as const
export type AddressType = (typeof ADDRESS_TYPES)[number]

export const DEFAULT_COUNTRY = msg('India')
export const MOST_ADDRESSES = 50

/** How long each line may be. Couriers print little more, and refuse a longer city. */
export const LONGEST = {
  firstName: 60,
  lastName: 60,
  streetAddress: 200,
  landmark: 100,
  city: 30,
  state: 60,
  country: 60,
  alternateNumber: 20,
  additionalInfo: 300,
} as const

/** What the address forms, screens and answers say. */
export const addressTexts = texts({
  firstNameMissing: 'First name is required',
  lastNameMissing: 'Last name is required',
  badPhone: 'Enter a valid 10-digit phone number',
  badPin: 'Enter a valid 6-digit postal code',
  streetMissing: 'Enter your house number and street',
  cityMissing: 'Enter your city or town',
  stateMissing: 'Choose your state',
  onlyIndia: 'We deliver only in India',
  badType: 'Choose Home, Work or Other',
  oddSigns: 'This has a character we can’t use',
  tooLong: (longest: number) => t('Use up to {max} characters', { max: longest }),

  loading: 'Loading addresses...',
  loadFailed: 'Failed to load address details.',
  noneFound: 'No addresses found.',
  noneYet: 'No address found. Please add an address.',

  added: 'Address added.',
  changed: 'Address saved.',
  deleted: 'Address deleted.',
  selected: 'We’ll deliver to this address.',
})
