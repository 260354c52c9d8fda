import type { AddressType } from '#contract/addresses/addresses.texts.ts'
import type { Register } from '#server/platform/db/tables.ts'

export type AddressesTable = {
  id: string
  user_id: string
  first_name: string
  last_name: string
  street_address: string
  landmark: string
  city: string
  state: string
  country: string
  postal_code: string
  phone_number: string
  alternate_number: string
  address_type: AddressType
  additional_info: string
  selected: boolean
  created_at: Date
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    addresses: AddressesTable
  }
}

export const register = {
  addresses: {
    none: 3,
    addressBook: [
      'user_id',
      'first_name',
      'last_name',
      'street_address',
      'landmark',
      'city',
      'state',
      'country',
      'postal_code',
      'phone_number',
      'alternate_number',
      'address_type',
      'additional_info',
    ],
  },
} satisfies Register
