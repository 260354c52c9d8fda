import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PAGE_NEEDS, PAYMENT_DIALOG } from '#contract/platform/api.ts'
import { type Outside, sealScripts } from './content-security.ts'
import { RETRY_AFTER_SECONDS } from './failure-handler.ts'
import { insideApi } from './inside-api.ts'
import { FOR_EVERYONE, finish, type PageCache, type Rendered } from './page-cache.ts'
import type { PageSource } from './page-source.ts'
import { paintFirst } from './paint-first.ts'
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
  const tools = { api: insideApi(app), publicUrl }

  async function render(address: string, request: FastifyRequest, reply: FastifyReply): Promise<Rendered> {
    await app.limitWork(request, reply)
    const nonce = randomBytes(16).toString('base64url')
    const response = await source.renderPage(new Request(publicUrl + address), { ...tools, nonce })
    return seal(response, nonce, { connect: source.connectTo }, paymentDialog)
  }

  app.get('/*', async (request, reply) => {
    const address = await source.addressOf(request.url)
    if (!source.keepPages) return sendPage(request, reply, finish(await render(address, request, reply)))
    const page = cache.ready(address) ?? (await cache.render(address, () => render(address, request, reply)))
    return sendPage(request, reply, page)
  })
  refuseOtherMethods(app, '/*', ['GET'])
}

/** The banks' own windows, which the dialog opens, have to tell it how they ended. */
const OPENS_WINDOWS = { 'cross-origin-opener-policy': 'same-origin-allow-popups' }

/** A route may ask with its own cache-control not to be kept, and for the payment provider's dialog. */
async function seal(response: Response, nonce: string, outside: Outside, paymentDialog?: Outside): Promise<Rendered> {
  const { status } = response
  const keep = status === 200 && !response.headers.has('cache-control')
  const { [PAGE_NEEDS]: needs, ...given } = Object.fromEntries(response.headers)
  const headers = {
    ...given,
    'cache-control': keep ? FOR_EVERYONE : 'no-store',
    ...(status === 503 && { 'retry-after': String(RETRY_AFTER_SECONDS) }),
  }
  const body = await response.text()
  if (!response.headers.get('content-type')?.startsWith('text/html')) {
    return { status, headers, body: Buffer.from(body), keep }
  }
  const dialog = needs === PAYMENT_DIALOG ? paymentDialog : undefined
  const { html, policy } = sealScripts(paintFirst(body), nonce, dialog ? [outside, dialog] : [outside])
  const security = { 'content-security-policy': policy, ...(dialog && OPENS_WINDOWS) }
  return { status, headers: { ...headers, ...security }, body: Buffer.from(html), keep }
}
