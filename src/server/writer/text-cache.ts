export type TextCache = { get: (key: string) => string | undefined; set: (key: string, text: string) => void }

/** Texts that cost something to write, the latest used of them. */
export function createTextCache(most: number): TextCache {
  const texts = new Map<string, string>()
  function set(key: string, text: string): void {
    texts.delete(key)
    texts.set(key, text)
    const [oldest] = texts.keys()
    if (texts.size > most && oldest !== undefined) texts.delete(oldest)
  }
  return {
    set,
    get(key) {
      const text = texts.get(key)
      if (text !== undefined) set(key, text)
      return text
    },
  }
}
