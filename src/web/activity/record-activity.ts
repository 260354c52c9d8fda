import type { BrowserActivity } from './send-activity.ts'

/** Crawlers that run scripts say what they are; their visits would make trends out of nothing. */
const CRAWLER = /bot\b|crawl|spider|slurp|lighthouse|facebookexternalhit/i

/** Tells the shop what a visitor did with a product. A note that fails troubles nobody. */
export function recordActivity(action: BrowserActivity, productId: string): void {
  if (!CRAWLER.test(navigator.userAgent)) send(action, productId).catch(() => {})
}

/** Fetched after hydration: nobody should wait for it. */
const send = async (action: BrowserActivity, productId: string) =>
  (await import('./send-activity.ts')).sendActivity(action, productId)

/** The opening of a product's page. One that was prerendered counts once it is looked at. */
export function recordShow(productId: string): void {
  const record = () => recordActivity('show', productId)
  const { prerendering } = document as Document & { prerendering?: boolean }
  if (prerendering) document.addEventListener('prerenderingchange', record, { once: true })
  else record()
}
