import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import type { Providers } from '#server/gateways/gateways.ts'
import type { MediaStore } from '#server/gateways/images/media-store.ts'
import type { Db } from '../db/database.ts'
import type { Reading, Replicas } from '../db/replicas/replicas.ts'
import type { Sealer } from '../security/sealer.ts'
import type { Tokens } from '../security/tokens.ts'
import type { Actor, CallCtx } from './context.ts'
import { sessionCookies } from './session-cookies.ts'
import { withoutNul } from './unstorable-texts.ts'
import { visitorOf } from './visitor.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Who calls, from where and when: what the rule behind the endpoint is given. */
    contextOf: (request: FastifyRequest, reply: FastifyReply, endpoint: Endpoint) => Promise<CallCtx>
    /** What a rule is given when a page asks while it is rendered: pages are the same for everyone, so nobody calls. */
    contextOfPage: () => Promise<CallCtx>
  }
}

type Authenticate = (db: Db, claims: { sub: string; sid: string }, now: Date) => Promise<Actor>

type Options = {
  publicUrl: string
  dbForReading: Db
  replicas: Replicas | undefined
  isProduction: boolean
  tokens: Tokens
  sealer: Sealer
  media: MediaStore
  gateways: Providers
  authenticate: Authenticate
  closedAccounts: ReadonlySet<string>
}

const LONGEST_AGENT = 300

/**
 * The token only says which session calls; the session and its user are read each time. So a role taken away, a device
 * logged out or an account deleted counts at once, for one read by key that only signed-in callers cost.
 */
async function requestContext(app: FastifyInstance, options: Options): Promise<void> {
  const { publicUrl, dbForReading, replicas, tokens, authenticate, closedAccounts } = options
  const { isProduction, sealer, media, gateways } = options
  const shared = { tokens, sealer, isProduction, media, closedAccounts, gateways }
  await app.register(cookie)
  await app.register(multipart)
  const closing = new AbortController()
  // Lists and searches, whose best plan depends on what is looked for, are all read by GET.
  const primaryFor = (endpoint: Endpoint) =>
    isPublicRead(endpoint) ? dbForReading : endpoint.method === 'GET' ? app.db : app.dbPrepared
  const readingFor = async (endpoint: Endpoint, request: FastifyRequest): Promise<Reading> => {
    const db = primaryFor(endpoint)
    const mayLag = isPublicRead(endpoint) || endpoint.replica
    return replicas && mayLag ? replicas.reading(db, request) : { db }
  }
  app.addHook('preClose', async () => closing.abort())

  app.decorate('contextOf', async (request: FastifyRequest, reply: FastifyReply, endpoint: Endpoint) => {
    const now = new Date()
    const cookies = sessionCookies(request, reply, publicUrl)
    // What is kept for everyone must not know who asked first.
    const token = endpoint.keep ? undefined : cookies.access()
    const claims = token && (await tokens.readAccess(token, now))
    const isOpen = claims && !closedAccounts.has(claims.sub)
    const actor = isOpen ? await authenticate(app.dbPrepared, claims, now) : undefined
    if (token || endpoint.who !== 'anyone') reply.header('cache-control', 'private, no-store')
    // Left without a word, a cache in front may keep an answer as long as it likes.
    else if (isPublicRead(endpoint)) reply.header('cache-control', 'no-cache')
    return {
      ...shared,
      ...(await readingFor(endpoint, request)),
      actor,
      sessionId: actor && claims ? claims.sid : undefined,
      cookies,
      visitor: visitorOf(request, reply),
      from: { address: request.ip, agent: withoutNul(request.headers['user-agent'] ?? '').slice(0, LONGEST_AGENT) },
      origin: `${request.protocol}://${request.host}`,
      now,
      log: request.log,
      whenGone: () => AbortSignal.any([whenGone(reply), closing.signal]),
    }
  })

  app.decorate('contextOfPage', async () => ({
    ...shared,
    ...NOBODY,
    ...(replicas ? await replicas.reading(dbForReading) : { db: dbForReading }),
    now: new Date(),
    log: app.log,
    whenGone: () => closing.signal,
  }))
}

/** What everybody may read. */
export const isPublicRead = ({ method, who }: Endpoint) => method === 'GET' && who === 'anyone'

const nothing = () => undefined
const nobodyToGiveTo = () => {
  throw new Error('A page has no cookies while it is rendered')
}
const NOBODY = {
  actor: undefined,
  sessionId: undefined,
  visitor: { known: nothing, id: nobodyToGiveTo },
  cookies: {
    access: nothing,
    refresh: nothing,
    device: nothing,
    give: nobodyToGiveTo,
    know: nobodyToGiveTo,
    clear: nobodyToGiveTo,
  },
  from: { address: '127.0.0.1', agent: '' },
  origin: '',
}

/** Aborts once nobody waits for the answer any more. */
function whenGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  if (raw.closed) gone.abort()
  raw.once('close', () => gone.abort())
  return gone.signal
}

export default fp(requestContext)
