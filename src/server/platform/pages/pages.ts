import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { splitLanguage } from '#contract/platform/languages.ts'
import { shopFacts } from '#contract/shop/shop-facts.ts'
import { encodingFor } from '../cache/encoding-for.ts'
import { finish, type Page, type Rendered } from '../cache/page.ts'
import type { PageCache } from '../cache/page-cache.ts'
import { sendPage } from '../cache/send-page.ts'
import { answerFailure } from '../http/failure-handler.ts'
import { refuseOtherMethods } from '../http/serve.ts'
import { renderSeconds } from '../metrics/page-metrics.ts'
import { type Asker, insideCalls } from '../rendering/inside-calls.ts'
import type { PageOrder } from '../rendering/make-page.ts'
import type { Outside } from '../security/content-security.ts'
import { inSpan, startSpan, startTrace } from '../tracing/tracing.ts'
import { busyPage } from './busy-page.ts'
import type { PageSource, RenderOptions } from './page-source.ts'

type Options = {
  source: PageSource
  cache: PageCache
  publicUrl: string
  /** What the payment provider's dialog reaches, where there is a provider. */
  paymentDialog?: Outside | undefined
  /** The store that browsers put pictures into, where they do. */
  uploadTo?: string | undefined
}

type Wanted = Pick<PageOrder, 'address' | 'encoding'>

/** Answers every address that is no call of the API with a page. Pages hold nothing personal: one rendering serves all. */
export default async function pages(app: FastifyInstance, options: Options): Promise<void> {
  const { source, cache, publicUrl, paymentDialog, uploadTo } = options
  const connectTo = [source.connectTo, uploadTo].filter(Boolean).join(' ')
  await source.serveAssets(app)

  async function render(wanted: Wanted, asker: Asker, how: RenderOptions = {}): Promise<Rendered> {
    const { ask, madeOf } = insideCalls(app, asker, splitLanguage(wanted.address).language)
    const startedAt = performance.now()
    const page = await source.render({ ...wanted, publicUrl, facts: shopFacts(), connectTo, paymentDialog }, ask, how)
    renderSeconds.observe({ for: how.inBackground ? 'renewal' : 'visitor' }, (performance.now() - startedAt) / 1000)
    for (const fault of page.faults ?? []) asker.log.error({ fault }, 'a page broke while it was rendered')
    const tags = madeOf()
    // Nobody would say when a page grows old that was made of what has no tags.
    const keep = page.keep && tags !== undefined
    const control = keep ? app.cdn.headersFor(tags) : { 'cache-control': 'no-store' }
    return { ...page, headers: { ...page.headers, ...control }, keep, tags }
  }

  async function pageFor(request: FastifyRequest, reply: FastifyReply): Promise<Page> {
    const address = await source.addressOf(request.url)
    request.pagePattern = source.patternOf?.(request.url)
    const { id, log } = request
    const admit = () => app.limitWork(request, reply)
    if (!source.keepPages) {
      await admit()
      return finish(await render({ address }, { id, log }))
    }
    // Made anew, it is made ready as it was first asked for: as nearly every browser does.
    const wanted = { address, encoding: encodingFor(request.headers['accept-encoding']) }
    const name = `page ${request.pagePattern ?? 'unknown'}`
    const make = (how: RenderOptions) =>
      how.inBackground
        ? inSpan(startTrace({ name }), () => render(wanted, renewal(app), how))
        : inSpan(startSpan({ name }), () => render(wanted, { id, log }, how))
    const page = cache.ready(address) ?? (await cache.render(address, make, { admit, isRenewable: true }))
    if (page.status === 200) app.readyUrls.remember(request.originalUrl, address)
    return page
  }

  app.get('/*', {
    handler: async (request, reply) => sendPage(request, reply, await pageFor(request, reply)),
    errorHandler: (error, request, reply) =>
      busyPage(error, request, reply) ?? answerFailure(error as FastifyError, request, reply),
  })
  refuseOtherMethods(app, '/*', ['GET'])
}

/** Nobody asked for a page that is made anew in the background. */
const renewal = ({ log }: FastifyInstance): Asker => ({ id: 'renewal', log })
