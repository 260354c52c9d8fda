import { inLanguage, LANGUAGE_CODES, LANGUAGES } from '#contract/platform/languages.ts'

type Address = { url: string; changedAt?: Date; others?: string }
type Page = { path: string; changedAt?: Date }

const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/** A list of pages, each in every language and with a word of the others. */
export const pagesXml = (publicUrl: string, pages: readonly Page[]) =>
  listOf(
    'urlset',
    'url',
    pages.flatMap(({ path, ...page }) => {
      const inEach = LANGUAGE_CODES.map((code) => ({ code, url: publicUrl + inLanguage(code, path) }))
      const others = inEach.map(({ code, url }) => alternate(LANGUAGES[code].tag, url)).join('')
      return inEach.map(({ url }) => ({ ...page, url, others }))
    }),
  )

const alternate = (language: string, url: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(url)}"/>`

/** A list of such lists. */
export const indexXml = (sitemaps: readonly Address[]) => listOf('sitemapindex', 'sitemap', sitemaps)

function listOf(list: string, item: string, addresses: readonly Address[]): string {
  const items = addresses.map(({ url, changedAt, others = '' }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
    return `<${item}><loc>${escaped(url)}</loc>${changed}${others}</${item}>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${list} ${NAMESPACES}>\n${items.join('')}</${list}>\n`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
