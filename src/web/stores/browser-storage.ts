type Place = 'localStorage' | 'sessionStorage'

/** What was kept under this key; undefined when there is nothing, or nothing readable, or storage is forbidden. */
export function readStorage(place: Place, key: string): unknown {
  try {
    const text = window[place].getItem(key)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Keeps a value in the browser. Where storage is full or forbidden the page goes on without it. */
export function writeStorage(place: Place, key: string, value: unknown): void {
  try {
    window[place].setItem(key, JSON.stringify(value))
  } catch {
    // Nothing on the page depends on it.
  }
}

export function removeStorage(place: Place, key: string): void {
  try {
    window[place].removeItem(key)
  } catch {
    // What could not be kept need not be removed.
  }
}
