import type { FastifyInstance } from 'fastify'
import { newsletterFailures, unsubscribeCall } from '#contract/newsletter/newsletter.endpoints.ts'
import { UNSUBSCRIBE_PATH } from '#contract/newsletter/newsletter-paths.ts'
import { Failure } from '#contract/platform/failures.ts'
import { inLanguage, LANGUAGE_CODES } from '#contract/platform/languages.ts'
import { unsubscribe } from './unsubscribe.ts'

/**
 * The button of mail programs (RFC 8058): a POST to the address in List-Unsubscribe, from wherever and without cookies.
 * The word in the address proves it; what the body says is always the same. A GET there is a page that asks.
 */
export default async function oneClickRoutes(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, undefined))
  for (const language of LANGUAGE_CODES) {
    app.post(inLanguage(language, UNSUBSCRIBE_PATH), async (request, reply) => {
      await app.limitWork(request, reply)
      const input = unsubscribeCall.input.safeParse(request.query)
      if (!input.success) throw new Failure(newsletterFailures.badLink)
      return { success: true, ...(await unsubscribe(await app.contextOf(request, reply, unsubscribeCall), input.data)) }
    })
  }
}
