import { inLanguage, splitLanguage } from '#contract/platform/languages.ts'
import { PICTURES } from '#web/kit/kept-caches.ts'
import { CART_PATH, WISHLIST_PATH } from '#web/kit/paths.ts'
import { keepFiles } from './keep-files.ts'
import { keepPage, keptPage, savedAt } from './keep-pages.ts'
import { PICTURE_LIMITS, trim } from './limits.ts'
import { kindOf, pageKey } from './request-kind.ts'

/** What a page tells the worker: where it is, and, where the worker came after it, what it is made of. */
export type Visit = { url: string; files: readonly string[]; pictures: readonly string[] }

export function visitIn(data: unknown): Visit | undefined {
  const { url, files, pictures } = { ...(data as Partial<Visit> | null) }
  return typeof url === 'string' && Array.isArray(files) && Array.isArray(pictures)
    ? { url, files, pictures }
    : undefined
}

/** Kept so recently that asking again would be a waste. */
const FRESH_FOR_MS = 5 * 60_000

/**
 * A page that was opened by a link within the shop came as data. Its HTML is fetched behind it, and with the first page
 * all that the cart and the wishlist need: then those open offline though nobody has looked at them. Not for those who save data.
 */
export async function onVisit({ url, files, pictures }: Visit, origin: string): Promise<void> {
  await keepFiles(files)
  await keepPictures(pictures)
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  await fetchPage(url, origin)
  await keepFiles(SHOPPING_FILES)
  const { language } = splitLanguage(new URL(url).pathname)
  for (const path of [CART_PATH, WISHLIST_PATH]) await fetchPage(origin + inLanguage(language, path), origin)
}

async function fetchPage(url: string, origin: string): Promise<void> {
  const key = pageKey(url)
  if (kindOf({ method: 'GET', mode: 'navigate', url: key }, origin) !== 'page') return
  if (Date.now() - savedAt(await keptPage(key)) < FRESH_FOR_MS) return
  await keepPage(key, await fetch(key, { priority: 'low' }))
}

async function keepPictures(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(PICTURES)
  for (const path of paths) if (!(await cache.match(path))) await cache.add(path)
  // Here rather than with each picture: a worker is ended after half a minute, and a list has dozens.
  await trim(cache, PICTURE_LIMITS)
}
