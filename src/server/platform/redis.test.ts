import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasRedis, startRedis } from '#tests/support/redis-server.ts'
import { answerFailure } from './http/failure-handler.ts'
import rateLimits from './http/rate-limits.ts'

const A_MINUTE = 600

describe.skipIf(!hasRedis)('with a real Redis (skipped where redis-server is not installed)', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>
  let apps: FastifyInstance[]

  beforeAll(async () => {
    redis = await startRedis()
    apps = await Promise.all([anApp(), anApp()])
  })
  afterAll(async () => {
    for (const app of apps) await app.close()
    await redis.kill()
  })

  async function anApp(): Promise<FastifyInstance> {
    const app = fastify()
    app.setErrorHandler(answerFailure)
    await app.register(rateLimits, { config: { redisUrl: redis.url } })
    app.get('/', async (request, reply) => {
      await app.limitWork(request, reply)
      return 'done'
    })
    await app.ready()
    return app
  }
  const bothUp = (isUp: boolean) => expect.poll(() => apps.map((app) => app.isRedisUp())).toEqual([isUp, isUp])
  const ask = async (place: number, remoteAddress: string) =>
    (await apps[place]?.inject({ url: '/', remoteAddress }))?.statusCode
  /** So often, at one process after the other; which answers came. */
  async function askAll(times: number, address: string, places = [0, 1]): Promise<unknown[]> {
    const answers = new Set<unknown>()
    for (let time = 0; time < times; time += 1) answers.add(await ask(places[time % places.length] ?? 0, address))
    return [...answers]
  }

  test('processes count together; while it hangs or is gone each counts for itself, and no request fails', async () => {
    await bothUp(true)
    expect(await askAll(A_MINUTE, '10.0.0.1')).toEqual([200])
    expect([await ask(0, '10.0.0.1'), await ask(1, '10.0.0.1')]).toEqual([429, 429])

    redis.signal('SIGSTOP')
    expect([await ask(0, '10.0.0.2'), await ask(1, '10.0.0.2')]).toEqual([200, 200])
    expect(apps.map((app) => app.isRedisUp())).toEqual([false, false])
    redis.signal('SIGCONT')
    await bothUp(true)

    await redis.kill()
    await bothUp(false)
    expect(await askAll(A_MINUTE, '10.0.0.3', [0])).toEqual([200])
    expect([await ask(0, '10.0.0.3'), await ask(1, '10.0.0.3')]).toEqual([429, 200])

    await redis.start()
    await bothUp(true)
    expect(await askAll(A_MINUTE, '10.0.0.4')).toEqual([200])
    expect(await ask(0, '10.0.0.4')).toBe(429)
  })
})
