import { getAllAddressesCall, selectAddressCall } from '#contract/addresses/addresses.endpoints.ts'
import { api } from '#web/kit/api.ts'

export const fetchAddresses = async () => (await api(getAllAddressesCall)).data

export const sendSelection = (id: string) => api(selectAddressCall, { id })
