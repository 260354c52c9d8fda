import type { AddressType } from '#contract/addresses/addresses.texts.ts'

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
