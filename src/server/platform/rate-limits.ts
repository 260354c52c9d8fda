import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { Redis } from 'ioredis'
import type { Config } from '../config.ts'
import { isOwnCall } from './inside-api.ts'

const CALLS_A_MINUTE = 600

/** Bounds what one address may ask of the API; shared between processes when there is a Redis. */
async function rateLimits(app: FastifyInstance, { config }: { config: Config }): Promise<void> {
  const redis = config.redisUrl
    ? new Redis(config.redisUrl, { connectTimeout: 500, maxRetriesPerRequest: 1 })
    : undefined
  redis?.on('error', (error) => app.log.error({ err: error }, 'Redis does not answer'))
  app.addHook('onClose', async () => redis?.disconnect())
  await app.register(rateLimit, {
    max: CALLS_A_MINUTE,
    timeWindow: '1 minute',
    allowList: ({ headers }) => isOwnCall(headers),
    // A shop whose Redis is down goes on selling.
    skipOnError: true,
    ...(redis && { redis }),
  })
}

export default fp(rateLimits)
