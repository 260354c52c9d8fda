import { buildsIn, pagesOf } from '#web/kit/kept-caches.ts'
import { keepFiles } from './keep-files.ts'
import { PAGE_LIMITS, SIZE_HEADER, trim } from './limits.ts'

/** By these a kept page says what it is: the first to lists of pages, the other to the page itself, which finds it in its timing. */
const TITLE_HEADER = 'x-page-title'
const SAVED_HEADER = 'server-timing'

const FILE_IN_HTML = /\/assets\/[\w.-]+\.(?:js|css|woff2)/g

/** The page as it was last seen, in this build or an older one. */
export async function keptPage(key: string): Promise<Response | undefined> {
  for (const build of await builds()) {
    const page = await caches.match(key, { cacheName: pagesOf(build), ignoreVary: true })
    if (page) return page
  }
  return undefined
}

const builds = async () => {
  const known = buildsIn(await caches.keys()).filter((build) => build !== BUILD)
  return [BUILD, ...known]
}

/** Only what the shop itself calls public; redirects, refusals and pages that must not be kept are not. */
const isKeepable = ({ ok, redirected, headers }: Response) =>
  ok &&
  !redirected &&
  headers.get('content-type')?.startsWith('text/html') === true &&
  /\bpublic\b/.test(headers.get('cache-control') ?? '')

export async function keepPage(key: string, page: Response, now = new Date()): Promise<void> {
  if (!isKeepable(page)) return
  const html = await page.text()
  const headers = new Headers(page.headers)
  headers.set(SIZE_HEADER, String(html.length))
  headers.set(SAVED_HEADER, `saved;desc="${now.toISOString()}"`)
  headers.set(TITLE_HEADER, encodeURIComponent(titleIn(html)))
  const pages = await caches.open(pagesOf(BUILD))
  // Put in anew it stands last: those that nobody opens any more are the first to go.
  await pages.delete(key)
  await pages.put(key, new Response(html, { headers }))
  await trim(pages, PAGE_LIMITS)
  await keepFiles([...new Set(html.match(FILE_IN_HTML))])
}

/** As in HTML: what stands for an ampersand or a quote stays so. */
const titleIn = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replace(/ · Likho$/, '') ?? ''

export type KeptPage = { href: string; title: string }

/** What can be looked at without the network, the latest first. */
export async function listPages(): Promise<KeptPage[]> {
  const found = new Map<string, KeptPage>()
  for (const build of await builds()) {
    if (!(await caches.has(pagesOf(build)))) continue
    const pages = await caches.open(pagesOf(build))
    for (const request of (await pages.keys()).toReversed()) {
      const { pathname, search } = new URL(request.url)
      const title = decodeURIComponent((await pages.match(request))?.headers.get(TITLE_HEADER) ?? '')
      if (title && !found.has(pathname + search)) found.set(pathname + search, { href: pathname + search, title })
    }
  }
  return [...found.values()]
}

/** When it was kept, if it was. */
export function savedAt(page: Response | undefined): number {
  return Date.parse(/desc="([^"]*)"/.exec(page?.headers.get(SAVED_HEADER) ?? '')?.[1] ?? '') || 0
}
