import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'

/** A pointer that only passes over a link does not rest on it for so long. */
const RESTS_FOR_MS = 100

/** Of Chrome alone: somebody who asked their browser to save data gets what they open and nothing else. */
type Connection = { connection?: { saveData?: boolean } }

/**
 * Fetches a page while the finger is still on its link, or once the mouse rests there: a tenth of a second and more before
 * the browser says that it was clicked. One page at a time.
 */
export function PrefetchOnTouch() {
  const [page, setPage] = useState<string>()
  useEffect(() => {
    if ((navigator as Connection).connection?.saveData) return
    let resting: ReturnType<typeof setTimeout> | undefined
    const touch = (event: PointerEvent) => setPage(pageUnder(event.target) ?? undefined)
    const rest = (event: PointerEvent) => {
      clearTimeout(resting)
      if (event.pointerType === 'mouse') resting = setTimeout(touch, RESTS_FOR_MS, event)
    }
    addEventListener('pointerdown', touch, { passive: true })
    addEventListener('pointerover', rest, { passive: true })
    return () => {
      clearTimeout(resting)
      removeEventListener('pointerdown', touch)
      removeEventListener('pointerover', rest)
    }
  }, [])
  return page && <PrefetchPageLinks page={page} />
}

/** Files have a dot in their names: pictures, invoices. */
const PAGE = /^\/(?!api\/)[^.]*$/

/** Another page of the shop that the link leads to, if it is one and opens here. */
function pageUnder(target: EventTarget | null): string | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]')
  if (!link || link.target || !PAGE.test(link.pathname)) return undefined
  return link.pathname === location.pathname ? undefined : link.pathname + link.search
}
