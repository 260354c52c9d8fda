import type { recordActivityCall } from '#contract/activity/activity.endpoints.ts'
import { RECORD_ACTIVITY_PATH } from '#contract/activity/activity-paths.ts'
import type { InputOf } from '#contract/platform/endpoint.ts'

/** What a browser may tell of. */
type BrowserActivity = InputOf<typeof recordActivityCall>['action']

/** Crawlers that run scripts say what they are; their visits would make trends out of nothing. */
const CRAWLER = /bot\b|crawl|spider|slurp|lighthouse|facebookexternalhit/i

/** Tells the shop what a visitor did with a product. A note that fails troubles nobody. */
export function recordActivity(action: BrowserActivity, productId: string): void {
  if (!CRAWLER.test(navigator.userAgent)) send(action, productId).catch(() => {})
}

/**
 * By hand, not by `api`: there is nothing to answer, nothing to try again, and a note outlives its page. An answer that nobody reads
 * would stay open.
 */
async function send(action: BrowserActivity, productId: string): Promise<void> {
  const answer = await fetch(RECORD_ACTIVITY_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action, productId }),
    keepalive: true,
  })
  await answer.text()
}

/** The opening of a product's page. One that was prerendered counts once it is looked at. */
export function recordShow(productId: string): void {
  const record = () => recordActivity('show', productId)
  const { prerendering } = document as Document & { prerendering?: boolean }
  if (prerendering) document.addEventListener('prerenderingchange', record, { once: true })
  else record()
}
