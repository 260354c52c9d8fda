import { recordActivityCall } from '#contract/activity/activity.endpoints.ts'
import { api } from '#web/shell/api.ts'

/** Crawlers that run scripts say what they are; their visits would make trends out of nothing. */
const CRAWLER = /bot\b|crawl|spider|slurp|lighthouse|facebookexternalhit/i

/** Notes that a product was looked at. A page fetched ahead counts once it is looked at; a failed note troubles nobody. */
export function recordShow(productId: string): void {
  if (CRAWLER.test(navigator.userAgent)) return
  whenSeen(() => api(recordActivityCall, { action: 'show', productId }).catch(() => {}))
}

function whenSeen(act: () => void): void {
  const { prerendering } = document as Document & { prerendering?: boolean }
  if (prerendering) document.addEventListener('prerenderingchange', act, { once: true })
  else act()
}
