/** Everything may be read but the API and the endless pages of search results. */
export const robotsOf = (publicUrl: string) => `User-agent: *
Disallow: /api
Disallow: /searchResult

Sitemap: ${publicUrl}/sitemap.xml
`
