/** The browser's storage, in memory: what it holds can be looked at, and it can be told to refuse. */
export function memoryStorage(start: Record<string, string> = {}) {
  const held = new Map(Object.entries(start))
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  }
}

export const brokenStorage = () => {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  return { getItem: refuse, setItem: refuse, removeItem: refuse }
}
