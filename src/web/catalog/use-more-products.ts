import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { type Location, useLocation } from 'react-router'
import type { Category } from '#contract/catalog/category.ts'
import { problemText } from '#web/kit/problem-text.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { isCurrentEntry, type MoreProducts, returnToPlace, savedMore, saveMore, savePlace } from './list-history.ts'
import type { List } from './load-list.ts'

/** A list that grows in place, and is as long again when the visitor comes back to it. */
export function useMoreProducts({ state, page }: Pick<List, 'state' | 'page'>, category: Category | undefined) {
  const location = useLocation()
  const { key, pathname, search } = location
  const loaded = useLoaded(location)
  const more = loaded?.after === page.nextCursor ? loaded : undefined
  const nextCursor = more ? more.nextCursor : page.nextCursor
  const [loadingAt, setLoadingAt] = useState<Location>()
  const [problem, setProblem] = useState<{ at: Location; text: string }>()
  const isLoading = loadingAt === location
  usePlaceAfterReload(key, more !== undefined)

  /** Loads the next part, and tells where in the list it begins once it stands on the page. */
  async function loadMore(): Promise<number | undefined> {
    if (!nextCursor || isLoading) return
    setLoadingAt(location)
    setProblem(undefined)
    try {
      const { fetchMore } = await import('./fetch-more.ts')
      const next = await fetchMore(state, category, nextCursor)
      if (!isCurrentEntry(key)) return
      const before = more?.products ?? []
      setLoaded(location, {
        address: pathname + search,
        after: more?.after ?? nextCursor,
        products: [...before, ...next.data],
        nextCursor: next.nextCursor,
      })
      return page.data.length + before.length
    } catch (error) {
      setProblem({ at: location, text: problemText(error) })
    } finally {
      setLoadingAt(undefined)
    }
  }

  return {
    products: more ? [...page.data, ...more.products] : page.data,
    nextCursor,
    loadMore,
    isLoading,
    problem: problem?.at === location ? problem.text : undefined,
  }
}

/** What was loaded at each location: read once from the history, as the browser may be ahead of the page that is shown. */
const loadedAt = new WeakMap<Location, MoreProducts | undefined>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function setLoaded(location: Location, more: MoreProducts): void {
  saveMore(more)
  loadedAt.set(location, more)
  flushSync(() => {
    for (const tell of listeners) tell()
  })
}

/** Known while rendering, not after: the list must have its full length before the page is scrolled to where it was. */
function useLoaded(location: Location): MoreProducts | undefined {
  return useSyncExternalStore(
    subscribe,
    () => {
      if (!loadedAt.has(location)) loadedAt.set(location, savedMore(location.pathname + location.search))
      return loadedAt.get(location)
    },
    () => undefined,
  )
}

/** After a reload the list gets its length only with hydration, too late for the router's own scroll restoration. */
function usePlaceAfterReload(entry: string, hasMore: boolean) {
  const isHydrated = useHydrated()
  const isReload = useRef(!isHydrated)
  useLayoutEffect(() => {
    if (!isHydrated || !isReload.current) return
    isReload.current = false
    if (hasMore) returnToPlace(entry)
  }, [isHydrated, entry, hasMore])
  useEffect(() => {
    if (!hasMore) return
    const save = () => savePlace(entry)
    window.addEventListener('pagehide', save)
    return () => window.removeEventListener('pagehide', save)
  }, [entry, hasMore])
}
