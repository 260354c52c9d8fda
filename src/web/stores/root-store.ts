import { create } from 'zustand'
import { persist, type StateStorage } from 'zustand/middleware'
import { addressSlice } from './address-slice.ts'
import { cartSlice } from './cart-slice.ts'
import { keptState } from './kept-state.ts'
import { orderSlice } from './order-slice.ts'
import { productSlice } from './product-slice.ts'

/** The slices kept in local storage. Each knows how it starts and how to make sense of what an earlier visit left. */
const SLICES = { address: addressSlice, cart: cartSlice, order: orderSlice, product: productSlice }

type RootState = { [Name in keyof typeof SLICES]: (typeof SLICES)[Name]['initial'] }

const everySlice = (stateOf: (name: keyof RootState) => unknown) =>
  Object.fromEntries(Object.keys(SLICES).map((name) => [name, stateOf(name as keyof RootState)])) as RootState

export const createRootStore = (storage: () => StateStorage) =>
  create<RootState>()(
    persist(() => everySlice((name) => SLICES[name].initial), {
      name: 'root',
      version: 1,
      storage: keptState<RootState>(storage),
      // Restored only after the page has been hydrated: until then it must show what the server showed.
      skipHydration: true,
      migrate: (old) => old as RootState,
      merge: (kept) => {
        const slices = (kept ?? {}) as Partial<RootState>
        return everySlice((name) => SLICES[name].restore(slices[name]))
      },
    }),
  )

export const useRootStore = createRootStore(() => window.localStorage)

let restoring: Promise<void> | undefined

/** Brings back what an earlier visit left, once. Whoever writes waits for it, so that nothing is written over unread. */
export function restoreRoot(): Promise<void> {
  restoring ??= Promise.resolve(useRootStore.persist.rehydrate())
  return restoring
}

let waitingUpdates = 0

/** Changes one slice: at once where what an earlier visit left is back, else as soon as it is, in the order of the calls. */
export async function updateSlice<Name extends keyof RootState>(
  name: Name,
  next: (slice: RootState[Name]) => RootState[Name],
): Promise<void> {
  if (waitingUpdates > 0 || !useRootStore.persist.hasHydrated()) {
    waitingUpdates += 1
    await restoreRoot()
    waitingUpdates -= 1
  }
  useRootStore.setState((state) => ({ [name]: next(state[name]) }))
}

type Change<State, Args extends unknown[]> = (state: State, ...args: Args) => State

/** Binds the pure functions of a slice to the store: `(state, ...args) => state` becomes `(...args) => Promise<void>`. */
export const bindSlice =
  <Name extends keyof RootState>(name: Name) =>
  <Args extends unknown[]>(change: Change<RootState[Name], Args>) =>
  (...args: Args): Promise<void> =>
    updateSlice(name, (slice) => change(slice, ...args))
