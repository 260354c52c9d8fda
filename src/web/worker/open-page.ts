import { keepPage, keptPage, listPages } from './keep-pages.ts'
import { offlinePage } from './offline-page.ts'
import { isPage, pageKey } from './request-kind.ts'
import type { PageRequest } from './worker-scope.ts'

/** Whoever has seen the page before is shown it again rather than a white screen. */
const PATIENCE_MS = 3000

/** A page of the shop: as it is now, or else as it was last seen. What is new is kept either way, also when it comes late. */
export async function openPage(event: PageRequest): Promise<Response> {
  const key = pageKey(event.request.url)
  const fresh = fromShop(event)
  event.waitUntil(fresh.then((page) => keepPage(key, page.clone())).catch(() => {}))
  const kept = await keptPage(key)
  if (!kept) return fresh.catch(() => offlinePage(event.request.url, listPages))
  return (await inTime(fresh)) ?? kept
}

/** A page that is never kept. */
export async function openDocument(event: PageRequest): Promise<Response> {
  try {
    return await fromShop(event)
  } catch (error) {
    if (!isPage(new URL(event.request.url).pathname)) throw error
    return offlinePage(event.request.url, listPages)
  }
}

/** The browser asks the shop while the worker is still waking up. */
const fromShop = async (event: PageRequest) => (await event.preloadResponse) ?? fetch(event.request)

/** Undefined when the shop is away, too slow, or in trouble of its own. */
async function inTime(fresh: Promise<Response>): Promise<Response | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, PATIENCE_MS)
  const page = await Promise.race([fresh, late]).catch(() => undefined)
  clearTimeout(timer)
  return page && page.status < 500 ? page : undefined
}
