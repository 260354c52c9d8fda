import type { PersistStorage, StateStorage } from 'zustand/middleware'

const RESTORE_WITHIN_MS = 5_000

/**
 * State as JSON in the browser's storage. Storage that is forbidden, full or garbled, or that does not answer in time,
 * counts as empty: the shop goes on without it, and a late answer changes nothing any more.
 */
export const keptState = <State>(storage: () => StateStorage): PersistStorage<State> => ({
  getItem: (name) => safely(() => inTime(storage().getItem(name))),
  setItem: (name, value) => safely(() => storage().setItem(name, JSON.stringify(value))),
  removeItem: (name) => safely(() => storage().removeItem(name)),
})

type Now<T> = T | null
type NowOrLater<T> = Now<T> | Promise<Now<T>>

/** A storage that answers at once is read at once; one that takes its time is raced by the clock. */
function inTime<Value>(answer: Now<string> | PromiseLike<Now<string>>): NowOrLater<Value> {
  if (answer === null || typeof answer === 'string') return parsed(answer)
  const { promise, resolve, reject } = Promise.withResolvers<Now<Value>>()
  const late = setTimeout(() => resolve(null), RESTORE_WITHIN_MS)
  answer.then((text) => parsed<Value>(text)).then(resolve, reject)
  return promise.finally(() => clearTimeout(late))
}

const parsed = <Value>(text: Now<string>): Now<Value> => (text === null ? null : JSON.parse(text))

function safely<Result>(act: () => NowOrLater<Result>): NowOrLater<Result> {
  try {
    const result = act()
    return result instanceof Promise ? result.catch(() => null) : result
  } catch {
    return null
  }
}
