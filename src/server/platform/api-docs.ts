import type { FastifyInstance } from 'fastify'
import { docsPage } from './docs-page.ts'
import { openApiOf } from './open-api.ts'

/** What the API is, for programs and for people; made from the endpoints that are really served. */
export default async function apiDocs(app: FastifyInstance): Promise<void> {
  app.get('/api/docs/openapi.json', async () => openApiOf(app.endpoints))
  app.get('/api/docs', async (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .send(docsPage(app.endpoints)),
  )
}
