import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { LIST_TAG } from '#contract/catalog/cache-tags.ts'
import { Failure } from '#contract/platform/failures.ts'
import { httpFailures } from '#contract/platform/http.failures.ts'
import { shopFacts } from '#contract/shop/shop-facts.ts'
import type { Rendered } from '#server/platform/cache/page.ts'
import { sendPage } from '#server/platform/cache/send-page.ts'
import { SECURITY_TXT, securityTxt } from './security-txt.ts'
import { pagesSitemap, productsSitemap, sitemapIndex } from './sitemaps.ts'

const FOR_AN_HOUR = 'public, max-age=3600'
const part = z.strictObject({ after: z.uuid().optional() })

type Options = { publicUrl: string; securityContact: string | undefined }

/** What search engines ask for first. Kept like pages, so that a busy crawler costs the database nothing. */
export default async function seoRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { publicUrl, securityContact } = options
  const { db, pageCache: cache } = app

  /** Kept under its path and the part of it that was asked for. */
  async function send(request: FastifyRequest, reply: FastifyReply, write: () => Promise<string>, after = '') {
    const key = `${request.routeOptions.url} ${after.toLowerCase()}`
    const render = async (): Promise<Rendered> => {
      await app.limitWork(request, reply)
      return xml(await write())
    }
    return sendPage(request, reply, cache.ready(key) ?? (await cache.render(key, render)))
  }

  app.get('/robots.txt', (_, reply) => reply.header('cache-control', FOR_AN_HOUR).send(robotsTxt(publicUrl)))
  app.get(SECURITY_TXT, (_, reply) =>
    reply
      .header('cache-control', FOR_AN_HOUR)
      .send(securityTxt(publicUrl, securityContact ?? shopFacts().identity.helpMail, new Date())),
  )
  app.get('/sitemap.xml', (request, reply) => send(request, reply, () => sitemapIndex(db, publicUrl)))
  app.get('/sitemaps/pages.xml', (request, reply) => send(request, reply, async () => pagesSitemap(publicUrl)))
  app.get('/sitemaps/products.xml', (request, reply) => {
    const asked = part.safeParse(request.query)
    if (!asked.success) throw new Failure(httpFailures.unknownPath)
    const { after } = asked.data
    return send(request, reply, () => productsSitemap(db, publicUrl, after), after)
  })
}

const xml = (text: string): Rendered => ({
  status: 200,
  headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': FOR_AN_HOUR },
  body: Buffer.from(text),
  keep: true,
  tags: [LIST_TAG],
})

/** Everything may be read but the API and the endless pages of search results. */
const robotsTxt = (publicUrl: string) => `User-agent: *
Disallow: /api
Disallow: /searchResult

Sitemap: ${publicUrl}/sitemap.xml
`
