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

/** What stands in its columns about people, and what for (privacy/purposes.ts). */
export const register = {
  addresses: {
    none: ['id', 'selected', 'created_at'],
    addressBook: [
      ...(['user_id', 'first_name', 'last_name', 'street_address', 'landmark', 'city', 'state', 'country'] as const),
      ...(['postal_code', 'phone_number', 'alternate_number', 'address_type', 'additional_info'] as const),
    ],
  },
} satisfies Register
