import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { isStockTag } from '#contract/catalog/cache-tags.ts'
import { PAGE_NEEDS, PAYMENT_DIALOG } from '#contract/platform/api.ts'
import { type Outside, SECURITY_HEADERS, sealScripts } from './content-security.ts'
import { RETRY_AFTER_SECONDS } from './failure-handler.ts'
import { insideApi } from './inside-api.ts'
import { finish, type Rendered } from './page.ts'
import type { PageCache } from './page-cache.ts'
import type { PageSource } from './page-source.ts'
import { sendPage } from './send-page.ts'
import { refuseOtherMethods } from './serve.ts'

type Options = {
  source: PageSource
  cache: PageCache
  publicUrl: string
  /** What the payment provider's dialog reaches, where there is a provider. */
  paymentDialog?: Outside | undefined
}

/** Answers every address that is no call of the API with a page. Pages hold nothing personal: one rendering serves all. */
export default async function pages(app: FastifyInstance, options: Options): Promise<void> {
  const { source, cache, publicUrl, paymentDialog } = options
  await source.serveAssets(app)

  async function render(address: string): Promise<Rendered> {
    const nonce = randomBytes(16).toString('base64url')
    const tags = new Set<string>()
    let isTagged = true
    const api = insideApi(app, (madeOf) => {
      // Pages show how much there is of a product as a level: the exact number is none of their matter.
      for (const tag of madeOf ?? []) if (!isStockTag(tag)) tags.add(tag)
      isTagged &&= madeOf !== undefined
    })
    const response = await source.renderPage(new Request(publicUrl + address), { api, publicUrl, nonce })
    const sealed = await seal(response, nonce, { connect: source.connectTo }, paymentDialog)
    // Nobody would say when a page grows old that was made of what has no tags.
    const keep = sealed.keep && isTagged
    const control = keep ? app.cdn.headersFor([...tags]) : { 'cache-control': 'no-store' }
    return { ...sealed, headers: { ...sealed.headers, ...control }, keep, tags: [...tags] }
  }

  app.get('/*', async (request, reply) => {
    const address = await source.addressOf(request.url)
    const admit = () => app.limitWork(request, reply)
    if (!source.keepPages) {
      await admit()
      return sendPage(request, reply, finish(await render(address)))
    }
    const ways = { admit, isRenewable: true }
    const page = cache.ready(address) ?? (await cache.render(address, () => render(address), ways))
    if (page.status === 200) app.readyUrls.remember(request.originalUrl, address)
    return sendPage(request, reply, page)
  })
  refuseOtherMethods(app, '/*', ['GET'])
}

type Sealed = Omit<Rendered, 'tags'>

/** The banks' own windows, which the dialog opens, have to tell it how they ended. */
const OPENS_WINDOWS = { 'cross-origin-opener-policy': 'same-origin-allow-popups' }

/** A route may ask with its own cache-control not to be kept, and for the payment provider's dialog. */
async function seal(response: Response, nonce: string, outside: Outside, paymentDialog?: Outside): Promise<Sealed> {
  const { status } = response
  const keep = status === 200 && !response.headers.has('cache-control')
  const { [PAGE_NEEDS]: needs, ...given } = Object.fromEntries(response.headers)
  const headers = {
    ...SECURITY_HEADERS,
    ...given,
    ...(status === 503 && { 'retry-after': String(RETRY_AFTER_SECONDS) }),
  }
  const body = await response.text()
  if (!response.headers.get('content-type')?.startsWith('text/html')) {
    return { status, headers, body: Buffer.from(body), keep }
  }
  const dialog = needs === PAYMENT_DIALOG ? paymentDialog : undefined
  const { html, policy } = sealScripts(body, nonce, dialog ? [outside, dialog] : [outside])
  const security = { 'content-security-policy': policy, ...(dialog && OPENS_WINDOWS) }
  return { status, headers: { ...headers, ...security }, body: Buffer.from(html), keep }
}
