import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { Failure } from '#contract/platform/failures.ts'
import { httpFailures } from '#contract/platform/http.failures.ts'
import { isFromThisMachine } from '#server/platform/http/local-address.ts'
import { listPage, mailPage } from './outbox-pages.ts'
import { parseMail } from './parse-mail.ts'

const MOST_LISTED = 100
const NAME = /^[\w-]{1,80}\.eml$/

/** Only what the page itself brings: no script, nothing from elsewhere, also for the mail shown inside. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * Shows the mails of the outbox, with their codes, to whoever develops the shop: on the same machine, by its own name.
 * Never registered in production, nor where the shop has an address that others know.
 */
export default async function outboxRoutes(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    if (!isFromThisMachine(request.raw)) throw new Failure(httpFailures.unknownPath)
    reply.headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store' }).type('text/html; charset=utf-8')
  })

  app.get('/outbox', async () => {
    // Names grow with time: the last is the newest.
    const names = (await namesIn(folder)).sort().reverse().slice(0, MOST_LISTED)
    return listPage(await Promise.all(names.map(read)))
  })

  app.get<{ Params: { name: string } }>('/outbox/:name', async ({ params }) => {
    if (!NAME.test(params.name)) throw new Failure(httpFailures.unknownPath)
    return mailPage(await read(params.name))
  })

  async function read(name: string) {
    const source = await readFile(join(folder, name)).catch(unknownWhenMissing)
    return { name, ...parseMail(source) }
  }
}

const namesIn = async (folder: string) => (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name))

function unknownWhenMissing(cause: NodeJS.ErrnoException): never {
  throw cause.code === 'ENOENT' ? new Failure(httpFailures.unknownPath) : cause
}
