import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { NOTHING_ALLOWED } from '../security/content-security.ts'

/** Whoever asks does not wait for long. */
const ANSWER_WITHIN_MS = 2_000

/** For whatever watches the process: is it alive, and can it serve? */
export default async function health(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', async (_, reply) => {
    reply.header('content-security-policy', NOTHING_ALLOWED)
  })
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    if (app.isDraining()) return reply.code(503).send({ status: 'closing' })
    const late = new AbortController()
    const answered = sql`select 1`.execute(app.db).then(() => true)
    const isReady = await Promise.race([answered, setTimeout(ANSWER_WITHIN_MS, false, late)]).catch(() => false)
    late.abort()
    return isReady ? { status: 'ready' } : reply.code(503).send({ status: 'database does not answer' })
  })
}
