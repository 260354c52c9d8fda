import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Category } from '#contract/catalog/category.ts'
import { problemText } from '#web/kit/problem-text.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { keepMore, keptMore, type MoreProducts, rememberedScroll, rememberScroll } from './kept-list.ts'
import type { List } from './load-list.ts'

/** A list that grows in place, and is as long again when the visitor comes back to it. */
export function useGrowingList({ state, page }: Pick<List, 'state' | 'page'>, category: Category | undefined) {
  const { key, pathname, search } = useLocation()
  const address = pathname + search
  const place = `${key} ${address}`
  const awake = useHydrated()
  const [grown, setGrown] = useState<{ place: string; more?: MoreProducts | undefined }>({ place: '' })
  // While rendering, not after: the list must have its full length before the page is scrolled to where it was.
  if (awake && grown.place !== place) setGrown({ place, more: keptMore(address, page.nextCursor) })
  const more = grown.place === place && grown.more?.after === page.nextCursor ? grown.more : undefined

  const [newFrom, setNewFrom] = useState<{ place: number }>()
  const [busyAt, setBusyAt] = useState<string>()
  const [problem, setProblem] = useState<{ place: string; text: string }>()
  const now = useRef(place)
  useEffect(() => {
    now.current = place
  }, [place])
  useScrollAfterLoad(awake, key, more !== undefined)

  const nextCursor = more ? more.nextCursor : page.nextCursor

  async function grow() {
    if (!nextCursor || busyAt === place) return
    setBusyAt(place)
    setProblem(undefined)
    try {
      const { fetchMore } = await import('./fetch-more.ts')
      const next = await fetchMore(state, category, nextCursor)
      if (now.current !== place) return
      const longer: MoreProducts = {
        address,
        after: more?.after ?? nextCursor,
        products: [...(more?.products ?? []), ...next.data],
        nextCursor: next.nextCursor,
      }
      keepMore(longer)
      setGrown({ place, more: longer })
      setNewFrom({ place: page.data.length + longer.products.length - next.data.length })
    } catch (error) {
      setProblem({ place, text: problemText(error) })
    } finally {
      setBusyAt(undefined)
    }
  }

  return {
    products: more ? [...page.data, ...more.products] : page.data,
    nextCursor,
    /** Where in the list the part begins that came last. */
    newFrom,
    grow,
    isBusy: busyAt === place,
    problem: problem?.place === place ? problem.text : undefined,
  }
}

/** After a full load the list gets its length only when the page wakes up, too late for the usual return to the place. */
function useScrollAfterLoad(awake: boolean, entry: string, hasGrown: boolean) {
  const isFreshLoad = useRef(!awake)
  useLayoutEffect(() => {
    if (!awake || !isFreshLoad.current) return
    isFreshLoad.current = false
    const scroll = hasGrown && rememberedScroll(entry)
    if (scroll) window.scrollTo(0, scroll)
  }, [awake, entry, hasGrown])
  useEffect(() => {
    if (!hasGrown) return
    const remember = () => rememberScroll(entry)
    window.addEventListener('pagehide', remember)
    return () => window.removeEventListener('pagehide', remember)
  }, [entry, hasGrown])
}
