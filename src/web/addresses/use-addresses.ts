import { useCallback, useEffect, useState } from 'react'
import { useSessionUser } from '#web/kit/use-session-user.ts'
import { addressSlice, selectedAddress } from '#web/stores/address-slice.ts'
import { useRootStore } from '#web/stores/root-store.ts'
import { loadAddresses, selectAddress } from './address-book.ts'

/**
 * The address book of whoever is logged in: what the browser knows of it at once, then as the shop has it. `quiet` is for
 * pages that go on without it: a failure is then not told.
 */
export function useAddresses({ quiet = false }: { quiet?: boolean } = {}) {
  const userId = useSessionUser()?._id
  const kept = useRootStore(({ address }) => address)
  const state = userId ? kept : addressSlice.initial
  const [settled, setSettled] = useState(false)
  const reload = useCallback(() => loadAddresses({ quiet }).finally(() => setSettled(true)), [quiet])
  useEffect(() => {
    if (userId) reload()
  }, [userId, reload])
  return {
    ...state,
    selected: selectedAddress(state),
    /** Nothing is known yet, not even that there is nothing. */
    waiting: state.list.length === 0 && !state.error && (!settled || state.loading),
    reload,
    select: selectAddress,
  }
}
