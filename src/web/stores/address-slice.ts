import type { Address } from '#contract/addresses/address.ts'
import { addressTexts } from '#contract/addresses/addresses.texts.ts'

/** A person's address book as the browser last saw it, and which address is delivered to. */
export type AddressState = {
  list: readonly Address[]
  selectedId: string | null
  loading: boolean
  error: string | null
}

const initial: AddressState = { list: [], selectedId: null, loading: false, error: null }

export const addressSlice = {
  initial,
  /** What an earlier visit left, if it is still readable. Nothing can be under way yet. */
  restore(value: unknown): AddressState {
    const { list, selectedId } = { ...(value as Partial<AddressState> | undefined) }
    return Array.isArray(list) && list.every(isAddress) ? fulfilled(list, selectedId) : initial
  },
}

export const pending = (state: AddressState): AddressState => ({ ...state, loading: true, error: null })

/** One is selected if there is any: the wished one, the one that the shop has down as selected, or the first. */
export function fulfilled(list: readonly Address[], wished: string | null = null): AddressState {
  const chosen = list.find(({ _id }) => _id === wished) ?? list.find(({ selected }) => selected) ?? list[0]
  const marked = list.map((address) => ({ ...address, selected: address._id === chosen?._id }))
  return { list: marked, selectedId: chosen?._id ?? null, loading: false, error: null }
}

export const rejected = (state: AddressState): AddressState => ({
  ...state,
  loading: false,
  error: addressTexts.loadFailed,
})

export const select = (state: AddressState, id: string): AddressState => ({
  ...fulfilled(state.list, state.list.some(({ _id }) => _id === id) ? id : state.selectedId),
  loading: state.loading,
})

/** A new address comes first, a changed one stays where it was. */
export function put(state: AddressState, address: Address): AddressState {
  const isKnown = state.list.some(({ _id }) => _id === address._id)
  const list = isKnown ? state.list.map((one) => (one._id === address._id ? address : one)) : [address, ...state.list]
  return { ...fulfilled(list, address.selected ? address._id : state.selectedId), loading: state.loading }
}

/** The newest that is left takes the place of a selected one that goes, as it does in the shop. */
export const drop = (state: AddressState, id: string): AddressState => ({
  ...fulfilled(
    state.list.filter(({ _id }) => _id !== id),
    state.selectedId,
  ),
  loading: state.loading,
})

export const selectedAddress = ({ list, selectedId }: AddressState): Address | undefined =>
  list.find(({ _id }) => _id === selectedId)

const TEXTS = ['_id', 'firstName', 'lastName', 'streetAddress', 'landmark', 'city', 'state', 'country'] as const
const MORE_TEXTS = ['postalCode', 'phoneNumber', 'alternateNumber', 'addressType', 'additionalInfo'] as const

/** By hand: the schema would bring its whole library to every page. */
function isAddress(value: unknown): value is Address {
  const address = { ...(value as Partial<Address> | null) }
  return [...TEXTS, ...MORE_TEXTS].every((name) => typeof address[name] === 'string')
}
