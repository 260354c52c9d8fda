import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'

/** For whatever watches the process: is it alive, and can it serve? */
export default async function health(app: FastifyInstance): Promise<void> {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    try {
      await sql`select 1`.execute(app.db)
      return { status: 'ready' }
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer')
      return reply.code(503).send({ status: 'database does not answer' })
    }
  })
}
