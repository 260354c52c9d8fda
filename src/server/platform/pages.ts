import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { busyPage } from './busy-page.ts'
import type { Outside } from './content-security.ts'
import { answerFailure } from './failure-handler.ts'
import { finish, type Page, type PageCache, type Rendered } from './page-cache.ts'
import type { PageSource } from './page-source.ts'
import { insideCalls } from './rendering/inside-calls.ts'
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
  const { connectTo } = source
  await source.serveAssets(app)

  async function render(address: string, request: FastifyRequest, reply: FastifyReply): Promise<Rendered> {
    await app.limitWork(request, reply)
    const calls = insideCalls(app, request)
    return source.render({ address, publicUrl, connectTo, paymentDialog }, calls.ask)
  }

  async function pageFor(request: FastifyRequest, reply: FastifyReply): Promise<Page> {
    const address = await source.addressOf(request.url)
    if (!source.keepPages) return finish(await render(address, request, reply))
    return cache.ready(address) ?? cache.render(address, () => render(address, request, reply))
  }

  app.get('/*', {
    handler: async (request, reply) => sendPage(request, reply, await pageFor(request, reply)),
    errorHandler: (error, request, reply) =>
      busyPage(error, request, reply) ?? answerFailure(error as FastifyError, request, reply),
  })
  refuseOtherMethods(app, '/*', ['GET'])
}
