import type { Address } from '#contract/addresses/address.ts'
import { problemText } from '#web/kit/problem-text.ts'
import { sessionUser } from '#web/kit/session-user.ts'
import * as slice from '#web/stores/address-slice.ts'
import { restoreRoot, useRootStore } from '#web/stores/root-store.ts'

/** Fetched when somebody is logged in: a cart without an owner does without. */
const calls = () => import('./address-calls.ts')

let asked = 0
let chosen = 0

/**
 * Fetches the address book of whoever is logged in. Only what was asked for last counts, and only for the one who asked;
 * an address chosen meanwhile stays chosen. A failure is kept in words, unless it is to be quiet.
 */
export async function loadAddresses({ quiet = false }: { quiet?: boolean } = {}): Promise<void> {
  const owner = sessionUser()?._id
  if (!owner) return
  asked += 1
  const [turn, choice] = [asked, chosen]
  await change(slice.pending)
  const answer = calls().then(({ fetchAddresses }) => fetchAddresses())
  const settle = await answer.then(
    (list) => (state: slice.AddressState) => slice.fulfilled(list, choice === chosen ? null : state.selectedId),
    () => (quiet ? slice.gaveUp : slice.rejected),
  )
  if (turn === asked && sessionUser()?._id === owner) await change(settle)
}

let telling: Promise<unknown> = Promise.resolve()

/** Selects an address at once and tells the shop, one choice after the other. Answers what went wrong, if anything did. */
export async function selectAddress(id: string): Promise<string | undefined> {
  chosen += 1
  const { selectedId: before } = useRootStore.getState().address
  await change((state) => slice.select(state, id))
  const told = telling.then(async () => (await calls()).sendSelection(id))
  telling = told.catch(() => {})
  try {
    await told
    return undefined
  } catch (error) {
    await change((state) => (state.selectedId === id && before ? slice.select(state, before) : state))
    return problemText(error)
  }
}

/** Shown at once on the next page, before the shop is asked again. */
export const keepAddress = (address: Address) => change((state) => slice.put(state, address))

export const dropAddress = (id: string) => change((state) => slice.drop(state, id))

async function change(next: (state: slice.AddressState) => slice.AddressState): Promise<void> {
  await restoreRoot()
  useRootStore.setState(({ address }) => ({ address: next(address) }))
}
