import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { Failure } from '#contract/platform/failures.ts'
import { httpFailures } from '#contract/platform/http.failures.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body may be long, so it may take its time. */
    takesFile?: true
  }
}

/** Hangs up on who takes longer than this to send the little that other calls want. */
export function endSlowBodies(app: FastifyInstance, slowestMs: number): void {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    const hasBody = raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined
    if (!hasBody || routeOptions.config.takesFile) return
    const timer = setTimeout(() => raw.destroy(), slowestMs)
    raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
  })
}

/** Puts a call on the server whose body is a file: nothing of it is read before the rule asks for it. */
export function routeUpload(app: FastifyInstance, route: RouteOptions): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    scope.route({ ...route, config: { takesFile: true } })
  })
}

/** The input of such a call: its query, and the file as a stream. */
export function uploadOf({ headers, query, body }: FastifyRequest, type: string): object {
  if (headers['content-type']?.split(';')[0]?.trim().toLowerCase() !== type) throw new Failure(httpFailures.wrongType)
  return { ...(query as object), file: body && piecesOf(body as Readable) }
}

/** What is left of a refused file is still taken in: a browser listens for the answer only when it has sent all. */
async function* piecesOf(body: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* body.iterator({ destroyOnReturn: false })
  } finally {
    body.resume()
  }
}
