import { z } from 'zod'
import { endpoint } from '#contract/platform/endpoint.ts'
import { address, addressId, addressInput } from './address.ts'
import { addressFailures } from './addresses.failures.ts'

const book = z.object({ data: z.array(address) })
const changed = z.object({ message: z.string(), data: address })

export const getAddressCall = endpoint('getAddress', 'GET', '/api/v1/address/getAddress', {
  who: 'useAccount',
  summary: 'My addresses, the selected one first.',
  answer: book,
})

export const getAllAddressesCall = endpoint('getAllAddresses', 'GET', '/api/v1/address/getAllAddresses', {
  who: 'useAccount',
  summary: 'My addresses, newest first.',
  answer: book,
})

export const addAddressCall = endpoint('addAddress', 'POST', '/api/v1/address/addAddress', {
  who: 'useAccount',
  status: 201,
  summary:
    'Adds an address. The first one is selected automatically, a later one on request. Without a state, it is set from the PIN code.',
  input: addressInput.safeExtend({ selected: z.boolean().default(false) }),
  answer: changed,
  failures: [addressFailures.tooMany],
})

export const updateAddressCall = endpoint('updateAddress', 'POST', '/api/v1/address/updateAddress/:id', {
  who: 'useAccount',
  summary: 'Updates one of my addresses.',
  input: addressInput.safeExtend({ id: addressId }),
  answer: changed,
  failures: [addressFailures.unknown],
})

export const deleteAddressCall = endpoint('deleteAddress', 'DELETE', '/api/v1/address/deleteAddress/:id', {
  who: 'useAccount',
  summary: 'Deletes one of my addresses. If it was selected, the newest remaining one is selected instead.',
  input: z.object({ id: addressId }),
  answer: z.object({ message: z.string() }),
  failures: [addressFailures.unknown],
})

export const selectAddressCall = endpoint('selectAddress', 'POST', '/api/v1/address/selectAddress/:id', {
  who: 'useAccount',
  summary: 'Selects my delivery address.',
  input: z.object({ id: addressId }),
  answer: changed,
  failures: [addressFailures.unknown],
})
