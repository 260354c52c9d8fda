import type { Told } from './send-activity.ts'

/** Crawlers that run scripts say what they are; their visits would make trends out of nothing. */
const CRAWLER = /bot\b|crawl|spider|slurp|lighthouse|facebookexternalhit/i

/** Tells the shop what a visitor did with a product. A note that fails troubles nobody. */
export function recordActivity(action: Told, productId: string): void {
  if (!CRAWLER.test(navigator.userAgent)) send(action, productId).catch(() => {})
}

/** Fetched after the page is awake: nobody should wait for it. */
const send = async (action: Told, productId: string) =>
  (await import('./send-activity.ts')).sendActivity(action, productId)
