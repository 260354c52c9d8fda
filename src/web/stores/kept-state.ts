import type { PersistStorage, StateStorage, StorageValue } from 'zustand/middleware'

export const RESTORE_WITHIN_MS = 5_000

/**
 * State as JSON in the browser's storage. Storage that is forbidden, full or garbled, or that does not answer in time,
 * counts as empty: the shop goes on without it, and a late answer changes nothing any more.
 */
export const keptState = <State>(storage: () => StateStorage): PersistStorage<State> => ({
  getItem: (name) => safely(() => inTime(storage().getItem(name))),
  setItem: (name, value) => safely(() => storage().setItem(name, JSON.stringify(value))),
  removeItem: (name) => safely(() => storage().removeItem(name)),
})

type Answer = string | null | Promise<string | null>

/** A storage that answers at once is read at once; one that takes its time is raced by the clock. */
function inTime<State>(answer: Answer): StorageValue<State> | null | Promise<StorageValue<State> | null> {
  if (!(answer instanceof Promise)) return parsed(answer)
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => resolve(null), RESTORE_WITHIN_MS)
    answer.then((text) => resolve(parsed(text)), reject).finally(() => clearTimeout(late))
  })
}

const parsed = <State>(text: string | null): StorageValue<State> | null => (text === null ? null : JSON.parse(text))

function safely<Result>(act: () => Result | Promise<Result>): Result | null | Promise<Result | null> {
  try {
    const result = act()
    return result instanceof Promise ? result.catch(() => null) : result
  } catch {
    return null
  }
}
