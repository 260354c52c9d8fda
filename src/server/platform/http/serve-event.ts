import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import type { CallCtx } from './context.ts'

/** An event as a provider sent it: signatures are over the very bytes. */
export type RawEvent = { body: Buffer; headers: Record<string, unknown> }

/** Puts a provider's webhook on the server. What it carries is proven by the gateway, so it is not parsed before. */
export function serveEvent(
  app: FastifyInstance,
  endpoint: Endpoint,
  operation: (ctx: CallCtx, event: RawEvent) => Promise<void>,
): void {
  app.endpoints.push(endpoint)
  app.register(async (events) => {
    events.removeAllContentTypeParsers()
    events.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    events.post(endpoint.path, async (request, reply) => {
      await app.limitWork(request, reply)
      const ctx = await app.contextOf(request, reply, endpoint)
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      await operation(ctx, { body, headers: request.headers })
      return { success: true }
    })
  })
}
