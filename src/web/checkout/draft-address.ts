import { setDraftAddress } from '#web/stores/orders.ts'
import { useRootStore } from '#web/stores/root-store.ts'

/** The draft goes where the address book says, also when an address was added or selected on another page. */
export async function syncDraftAddress(): Promise<void> {
  const { address, order } = useRootStore.getState()
  const isStale = order.draft && address.selectedId && order.draft.addressId !== address.selectedId
  if (isStale) await setDraftAddress(address.selectedId)
}
