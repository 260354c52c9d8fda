import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Category } from '#contract/catalog/category.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { isFailure } from '#web/shell/is-failure.ts'
import { keepMore, keptMore, type MoreProducts } from './kept-list.ts'
import type { List } from './load-list.ts'
import { useAwake } from './use-awake.ts'

/** A list that grows in place, and is as long again when the visitor comes back to it. */
export function useGrowingList({ state, page }: Pick<List, 'state' | 'page'>, category: Category | undefined) {
  const { key, pathname, search } = useLocation()
  const address = pathname + search
  const place = `${key} ${address}`
  const awake = useAwake()
  const [grown, setGrown] = useState<{ place: string; more?: MoreProducts | undefined }>({ place: '' })
  // While rendering, not after: the list must have its full length before the page is scrolled to where it was.
  if (awake && grown.place !== place) setGrown({ place, more: keptMore(address, page.nextCursor) })
  const more = grown.place === place && grown.more?.after === page.nextCursor ? grown.more : undefined

  const [busyAt, setBusyAt] = useState<string>()
  const [problem, setProblem] = useState<{ place: string; text: string }>()
  const now = useRef(place)
  useEffect(() => {
    now.current = place
  }, [place])
  useScrollAfterLoad(awake, more)

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
    } catch (error) {
      setProblem({ place, text: isFailure(error) ? error.message : requestFailures.unexpected.text })
    } finally {
      setBusyAt(undefined)
    }
  }

  return {
    products: more ? [...page.data, ...more.products] : page.data,
    nextCursor,
    grow,
    isBusy: busyAt === place,
    problem: problem?.place === place ? problem.text : undefined,
  }
}

/** After a full load the list gets its length only when the page wakes up, too late for the usual return to the place. */
function useScrollAfterLoad(awake: boolean, more: MoreProducts | undefined) {
  const [wasLoaded] = useState(!awake)
  const returnTo = wasLoaded && awake ? more?.scrolledTo : undefined
  useLayoutEffect(() => {
    if (returnTo !== undefined) window.scrollTo(0, returnTo)
  }, [returnTo])
  useEffect(() => {
    if (!more) return
    const remember = () => keepMore({ ...more, scrolledTo: window.scrollY })
    window.addEventListener('pagehide', remember)
    return () => window.removeEventListener('pagehide', remember)
  }, [more])
}
