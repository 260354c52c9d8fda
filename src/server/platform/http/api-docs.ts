import type { FastifyInstance } from 'fastify'
import { finish, type Page } from '../cache/page.ts'
import { sendPage } from '../cache/send-page.ts'
import { docsPage } from './docs-page.ts'
import { openApiOf } from './open-api.ts'

const DOCS_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** What the API is, for programs and for people; made from the endpoints that are really served, when first asked for. */
export default async function apiDocs(app: FastifyInstance): Promise<void> {
  const json = once(() =>
    document({ 'content-type': 'application/json; charset=utf-8' }, JSON.stringify(openApiOf(app.endpoints))),
  )
  const html = once(() =>
    document(
      { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': DOCS_POLICY },
      docsPage(app.endpoints),
    ),
  )
  app.get('/api/docs/openapi.json', (request, reply) => sendPage(request, reply, json()))
  app.get('/api/docs', (request, reply) => sendPage(request, reply, html()))
}

/** Half a second of work and hundreds of kilobytes: they stay the same until the shop is started anew. */
function once(make: () => Page): () => Page {
  let made: Page | undefined
  return () => {
    made ??= make()
    return made
  }
}

const document = (headers: Record<string, string>, text: string) =>
  finish({ status: 200, headers: { ...headers, 'cache-control': 'no-cache' }, body: Buffer.from(text) })
