import type { Address } from '#contract/addresses/address.ts'
import { problemText } from '#web/kit/problem-text.ts'
import { serialQueue } from '#web/kit/serial-queue.ts'
import { sessionUser } from '#web/kit/session-user.ts'
import * as slice from '#web/stores/address-slice.ts'
import { bindSlice, restoreRoot, updateSlice, useRootStore } from '#web/stores/root-store.ts'

/** Fetched when somebody is logged in: a cart without an owner does without. */
const calls = () => import('./address-calls.ts')

const update = (next: (state: slice.AddressState) => slice.AddressState) => updateSlice('address', next)

let latestLoad = 0
let selections = 0

/**
 * Fetches the address book of whoever is logged in. Only the latest load counts, and only for the one who started it; an
 * address selected meanwhile stays selected. A failure is kept in words.
 */
export async function loadAddresses(): Promise<void> {
  const owner = sessionUser()?._id
  if (!owner) return
  latestLoad += 1
  const [load, before] = [latestLoad, selections]
  await update(slice.pending)
  const answer = calls().then(({ fetchAddresses }) => fetchAddresses())
  const next = await answer.then(
    (list) => (state: slice.AddressState) => slice.fulfilled(list, before === selections ? null : state.selectedId),
    () => slice.rejected,
  )
  if (load === latestLoad && sessionUser()?._id === owner) await update(next)
}

/**
 * For a clientLoader: what the browser knows is shown at once and refreshed meanwhile. A page for which that is not enough
 * waits for the shop.
 */
export async function ensureAddresses(isEnough = (list: readonly Address[]) => list.length > 0): Promise<void> {
  await restoreRoot()
  const loading = loadAddresses()
  if (!isEnough(useRootStore.getState().address.list)) await loading
}

const enqueue = serialQueue()

/** Selects an address at once and tells the shop, one choice after the other. Answers what went wrong, if anything did. */
export async function selectAddress(id: string): Promise<string | undefined> {
  selections += 1
  const { selectedId: before } = useRootStore.getState().address
  await update((state) => slice.select(state, id))
  try {
    await enqueue(async () => (await calls()).sendSelection(id))
    return undefined
  } catch (error) {
    await update((state) => (state.selectedId === id && before ? slice.select(state, before) : state))
    return problemText(error)
  }
}

/** Shown at once on the next page, before the shop is asked again. */
export const keepAddress: (address: Address) => Promise<void> = bindSlice('address')(slice.put)

export const dropAddress: (id: string) => Promise<void> = bindSlice('address')(slice.drop)
