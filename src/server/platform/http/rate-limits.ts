import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Redis } from 'ioredis'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import type { Config } from '../../config.ts'
import { openRedis } from '../redis.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts work done for a caller and refuses when it has been too much. What lies ready costs nothing and is not counted. */
    limitWork: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
    /** Undefined where there is none. */
    isRedisUp: () => boolean | undefined
  }
}

const TIMES_A_MINUTE = 600

/** Bounds what one address may ask of the shop; counted together by all processes while there is a Redis that answers. */
async function rateLimits(app: FastifyInstance, { config }: { config: Pick<Config, 'redisUrl'> }): Promise<void> {
  const tell = (error: unknown) =>
    app.log.error({ err: error }, 'Redis does not answer: each process counts for itself')
  const redis = config.redisUrl ? await openRedis(config.redisUrl, tell) : undefined
  app.addHook('onClose', async () => redis?.close())
  app.decorate('isRedisUp', () => redis?.isUp())
  const countHere = await counter(app, {})
  const countTogether = redis && (await counter(app, { redis: redis.client }))
  app.decorate('limitWork', async (request: FastifyRequest, reply: FastifyReply) => {
    const here = () => countHere(request)
    const use = countTogether ? await redis.ask(() => countTogether(request), here) : await here()
    if (use.isAllowed || !use.isExceeded) return
    reply.header('retry-after', use.ttlInSeconds)
    throw new Failure(requestFailures.tooMany)
  })
}

/** In a scope of its own: the plugin keeps one count for each. */
async function counter(app: FastifyInstance, where: { redis?: Redis }) {
  const made = Promise.withResolvers<ReturnType<FastifyInstance['createRateLimit']>>()
  await app.register(async (scope) => {
    await scope.register(rateLimit, { global: false, max: TIMES_A_MINUTE, timeWindow: '1 minute', ...where })
    made.resolve(scope.createRateLimit())
  })
  return made.promise
}

export default fp(rateLimits)
