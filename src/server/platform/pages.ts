import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sealScripts } from './content-security.ts'
import { insideApi } from './inside-api.ts'
import { FOR_EVERYONE, finish, type PageCache, type Rendered } from './page-cache.ts'
import type { PageSource } from './page-source.ts'
import { sendPage } from './send-page.ts'
import { refuseOtherMethods } from './serve.ts'

type Options = { source: PageSource; cache: PageCache; publicUrl: string }

/** Added by advertisers to links; the page is the same without them. */
const TRACKING = /^(utm_\w+|fbclid|gclid|msclkid|igshid|mc_eid)$/

/** Answers every address that is no call of the API with a page. Pages hold nothing personal: one rendering serves all. */
export default async function pages(app: FastifyInstance, { source, cache, publicUrl }: Options): Promise<void> {
  await source.serveAssets(app)
  const tools = { api: insideApi(app), publicUrl }

  async function render(address: string, request: FastifyRequest, reply: FastifyReply): Promise<Rendered> {
    await app.limitWork(request, reply)
    const nonce = randomBytes(16).toString('base64url')
    const response = await source.renderPage(new Request(publicUrl + address), { ...tools, nonce })
    return seal(response, nonce, source.connectTo)
  }

  app.get('/*', async (request, reply) => {
    const address = addressOf(request)
    if (!source.keepPages) return sendPage(request, reply, finish(await render(address, request, reply)))
    const page = cache.ready(address) ?? (await cache.render(address, () => render(address, request, reply)))
    return sendPage(request, reply, page)
  })
  refuseOtherMethods(app, '/*', ['GET'])
}

/** What the page depends on, the same for addresses that differ only in order or in an advertiser's marks. */
function addressOf({ url }: FastifyRequest): string {
  const start = url.indexOf('?')
  if (start < 0) return url
  const query = new URLSearchParams(url.slice(start))
  for (const name of [...query.keys()]) if (TRACKING.test(name)) query.delete(name)
  query.sort()
  return query.size > 0 ? `${url.slice(0, start)}?${query}` : url.slice(0, start)
}

/** A route may ask with its own cache-control not to be kept. */
async function seal(response: Response, nonce: string, connectTo: string): Promise<Rendered> {
  const { status } = response
  const keep = status === 200 && !response.headers.has('cache-control')
  const headers = { ...Object.fromEntries(response.headers), 'cache-control': keep ? FOR_EVERYONE : 'no-store' }
  const body = await response.text()
  if (!response.headers.get('content-type')?.startsWith('text/html')) {
    return { status, headers, body: Buffer.from(body), keep }
  }
  const { html, policy } = sealScripts(body, nonce, connectTo)
  return { status, headers: { ...headers, 'content-security-policy': policy }, body: Buffer.from(html), keep }
}
