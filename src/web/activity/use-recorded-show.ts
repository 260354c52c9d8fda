import { useEffect, useRef } from 'react'

/** Records one 'show' for each opening of a product, after the page is awake. */
export function useRecordedShow(productId: string): void {
  const recorded = useRef<string>(undefined)
  useEffect(() => {
    if (recorded.current === productId) return
    recorded.current = productId
    recordShow(productId)
  }, [productId])
}

/** Crawlers that run scripts say what they are; their visits would make trends out of nothing. */
const CRAWLER = /bot\b|crawl|spider|slurp|lighthouse|facebookexternalhit/i

/** A page fetched ahead counts once it is looked at; a note that fails troubles nobody. */
export function recordShow(productId: string): void {
  if (CRAWLER.test(navigator.userAgent)) return
  whenSeen(() => send(productId).catch(() => {}))
}

/** Fetched after the page is awake: nobody should wait for it. */
const send = async (productId: string) => (await import('./send-show.ts')).sendShow(productId)

function whenSeen(act: () => void): void {
  const { prerendering } = document as Document & { prerendering?: boolean }
  if (prerendering) document.addEventListener('prerenderingchange', act, { once: true })
  else act()
}
