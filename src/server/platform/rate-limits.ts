import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import type { Config } from '../config.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts work done for a caller and refuses when it has been too much. What lies ready costs nothing and is not counted. */
    limitWork: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  }
}

const TIMES_A_MINUTE = 600

/** Bounds what one address may ask of the shop; shared between processes when there is a Redis. */
async function rateLimits(app: FastifyInstance, { config }: { config: Config }): Promise<void> {
  const redis = config.redisUrl ? await openRedis(config.redisUrl) : undefined
  redis?.on('error', (error) => app.log.error({ err: error }, 'Redis does not answer'))
  app.addHook('onClose', async () => redis?.disconnect())
  await app.register(rateLimit, {
    global: false,
    max: TIMES_A_MINUTE,
    timeWindow: '1 minute',
    // A shop whose Redis is down goes on selling.
    skipOnError: true,
    ...(redis && { redis }),
  })
  const count = app.createRateLimit()
  app.decorate('limitWork', async (request: FastifyRequest, reply: FastifyReply) => {
    const use = await count(request)
    if (use.isAllowed || !use.isExceeded) return
    reply.header('retry-after', use.ttlInSeconds)
    throw new Failure(requestFailures.tooMany)
  })
}

/** Loaded only where there is one: most shops are a single process. */
async function openRedis(url: string) {
  const { Redis } = await import('ioredis')
  return new Redis(url, { connectTimeout: 500, maxRetriesPerRequest: 1 })
}

export default fp(rateLimits)
