import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    isDraining: () => boolean
    /**
     * For so long nobody new is to be sent here, which /readyz says, while whoever comes is served and told to come back by
     * another connection. Then the shop can be closed without anybody noticing.
     */
    drain: (forMs: number) => Promise<void>
  }
}

/** After what sends ready pages: those are to say it too. */
export function drainable(app: FastifyInstance): void {
  let isDraining = false
  app.server.prependListener('request', (_, response) => {
    if (isDraining) response.shouldKeepAlive = false
  })
  app.decorate('isDraining', () => isDraining)
  app.decorate('drain', async (forMs: number) => {
    isDraining = true
    await setTimeout(forMs)
  })
}
