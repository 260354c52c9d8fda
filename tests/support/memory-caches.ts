type Key = Request | string

/** What a browser keeps by name, in memory: as much of CacheStorage as the service worker uses. Keys are whole addresses. */
export function memoryCaches(origin: string) {
  const stores = new Map<string, Map<string, Response>>()
  const urlOf = (key: Key) => new URL(typeof key === 'string' ? key : key.url, origin).href

  const cacheOf = (store: Map<string, Response>) => ({
    match: async (key: Key) => store.get(urlOf(key))?.clone(),
    put: async (key: Key, answer: Response) => void store.set(urlOf(key), answer),
    add: async (key: Key) => void store.set(urlOf(key), await fetch(urlOf(key))),
    delete: async (key: Key) => store.delete(urlOf(key)),
    keys: async () => [...store.keys()].map((url) => new Request(url)),
  })

  return {
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>()
      stores.set(name, store)
      return cacheOf(store)
    },
    has: async (name: string) => stores.has(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (key: Key, { cacheName }: { cacheName?: string } = {}) => {
      const searched = [...stores].filter(([name]) => cacheName === undefined || name === cacheName)
      return searched
        .map(([, store]) => store.get(urlOf(key)))
        .find(Boolean)
        ?.clone()
    },
  }
}
