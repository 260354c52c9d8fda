import { useSessionUser } from '#web/kit/use-session-user.ts'
import { addressSlice, selectedAddress } from '#web/stores/address-slice.ts'
import { useRootStore } from '#web/stores/root-store.ts'

/** The address book of whoever is logged in, as far as it is known. Pages load it by their clientLoader. */
export function useAddresses() {
  const user = useSessionUser()
  const kept = useRootStore(({ address }) => address)
  const state = user ? kept : addressSlice.initial
  return {
    ...state,
    selected: selectedAddress(state),
    /** Nothing is known yet, not even that there is nothing. */
    waiting: state.list.length === 0 && state.loading,
  }
}
