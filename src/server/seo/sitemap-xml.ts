type Address = { url: string; changedAt?: Date }

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** A list of pages. */
export const pagesXml = (pages: readonly Address[]) => listOf('urlset', 'url', pages)

/** A list of such lists. */
export const indexXml = (sitemaps: readonly Address[]) => listOf('sitemapindex', 'sitemap', sitemaps)

function listOf(list: string, item: string, addresses: readonly Address[]): string {
  const items = addresses.map(({ url, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
    return `<${item}><loc>${escaped(url)}</loc>${changed}</${item}>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="${NAMESPACE}">\n${items.join('')}</${list}>\n`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
