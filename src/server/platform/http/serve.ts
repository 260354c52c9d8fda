import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { z } from 'zod'
import { can } from '#contract/accounts/permissions.ts'
import { isStaffWork, lacksSecondFactor } from '#contract/accounts/second-factor-rules.ts'
import type { AnswerOf, Endpoint, ParsedInput, Who } from '#contract/platform/endpoint.ts'
import { METHODS } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { anyFile } from '#contract/platform/file-answer.ts'
import { httpFailures } from '#contract/platform/http.failures.ts'
import { LANGUAGE_PARAM } from '#contract/platform/languages.ts'
import { requestFailures, UNSTORABLE } from '#contract/platform/platform.failures.ts'
import { streamAnswer } from '#contract/platform/stream-answer.ts'
import { currentLanguage, t } from '#contract/platform/t.ts'
import type { Cdn } from '../cache/cdn.ts'
import { finish, type Page, type Rendered } from '../cache/page.ts'
import type { PageCache } from '../cache/page-cache.ts'
import type { ReadyUrls } from '../cache/ready-urls.ts'
import { sendPage } from '../cache/send-page.ts'
import type { Db } from '../db/database.ts'
import type { Replicas } from '../db/replicas/replicas.ts'
import { NOTHING_ALLOWED, SECURITY_HEADERS } from '../security/content-security.ts'
import { assertProven } from './assert-proven.ts'
import type { CallCtx } from './context.ts'
import { routeUpload, uploadOf } from './file-uploads.ts'
import { isPublicRead } from './request-context.ts'
import { sendFile } from './send-file.ts'
import { sendStream } from './send-stream.ts'
import { unstorableFieldIn } from './unstorable-texts.ts'
import { takeUploaded } from './uploaded-files.ts'
import { readForm, takeFormTurn } from './uploads.ts'

declare module 'fastify' {
  interface FastifyInstance {
    db: Db
    /** For calls that write, and for reading by key. */
    dbPrepared: Db
    pageCache: PageCache
    cdn: Cdn
    replicas: Replicas | undefined
    readyUrls: ReadyUrls
    /** Every endpoint served, for the API docs and for answering wrong methods. */
    endpoints: Endpoint[]
    /** What pages may ask for while they are rendered, by path: what everybody may read. */
    internalHandlers: Map<string, (given: Record<string, string>) => Promise<Page>>
  }
}

type Operation<E extends Endpoint> = (ctx: CallCtx, input: ParsedInput<E>) => Promise<AnswerOf<E>>

/** Puts one declared call on the server: who may call, input parsed, rule run, answer held to its schema. */
export function serve<E extends Endpoint>(app: FastifyInstance, endpoint: E, operation: Operation<E>): void {
  app.endpoints.push(endpoint)
  const route: RouteOptions = {
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.largestBody && { bodyLimit: endpoint.largestBody }),
    handler: async (request, reply) => {
      if (!endpoint.keep) return answerTo(request, reply)
      const input = parseInput(endpoint, request, undefined)
      const page = await kept(input, () => answerTo(request, reply))
      app.readyUrls.remember(request.originalUrl, keyOf(input))
      return sendPage(request, reply, page)
    },
  }
  if (endpoint.upload) routeUpload(app, route)
  else app.route(route)
  if (isPublicRead(endpoint) && !endpoint.file && !endpoint.stream)
    app.internalHandlers.set(endpoint.path, answerInside)

  async function answerTo(request: FastifyRequest, reply: FastifyReply): Promise<object> {
    await app.limitWork(request, reply)
    const ctx = await app.contextOf(request, reply, endpoint)
    assertMayCall(endpoint.who, ctx)
    if (endpoint.proof) assertProven(ctx)
    const run = async () => answerOf(ctx, parseInput(endpoint, request, await bodyOf(endpoint, request, ctx)))
    const caller = { actor: ctx.actor, address: request.ip }
    const done = request.isMultipart() ? takeFormTurn(caller, run) : run()
    // Also where it was refused: what was written by then is written.
    const answer = await done.finally(() => endpoint.method !== 'GET' && app.replicas?.noteWrite(request, reply))
    reply.code(endpoint.status ?? 200)
    if (endpoint.file) return sendFile(reply, endpoint.file, anyFile.parse(answer))
    if (endpoint.stream) return sendStream(reply, endpoint.stream, streamAnswer.parse(answer))
    return { success: true, ...(answer as object) }
  }

  async function answerOf(ctx: CallCtx, input: ParsedInput<E>): Promise<unknown> {
    const answer = endpoint.answer.parse(await operation(ctx, input))
    const db = ctx.again?.(endpoint.tags?.(answer as AnswerOf<E>, input) ?? [])
    return db ? endpoint.answer.parse(await operation({ ...ctx, db }, input)) : answer
  }

  /** Parsed, all ways to ask the same are one key, and nothing else that the URL says is in it. */
  const keyOf = (input: ParsedInput<E>) => `${currentLanguage()} ${endpoint.path} ${JSON.stringify(input)}`

  async function kept(input: ParsedInput<E>, answer: () => Promise<object>): Promise<Page> {
    const key = keyOf(input)
    return app.pageCache.ready(key) ?? app.pageCache.render(key, async () => rendered(await answer(), input))
  }

  async function answerInside(given: Record<string, string>): Promise<Page> {
    const input = parseInput(endpoint, { query: given, params: {} }, undefined)
    const answer = async () => ({
      success: true,
      ...((await answerOf(await app.contextOfPage(), input)) as object),
    })
    return endpoint.keep ? kept(input, answer) : finish(rendered(await answer(), input))
  }

  function rendered(answer: object, input: ParsedInput<E>): Rendered {
    const tags = endpoint.tags?.(answer as AnswerOf<E>, input)
    const headers = {
      ...SECURITY_HEADERS,
      'content-security-policy': NOTHING_ALLOWED,
      'content-type': 'application/json; charset=utf-8',
      ...app.cdn.headersFor(tags ?? []),
    }
    return { status: 200, headers, body: Buffer.from(JSON.stringify(answer)), keep: true, tags }
  }
}

/** Answers 405 where a served path is called by another method. */
export function refuseWrongMethods(app: FastifyInstance): void {
  const byPath = Map.groupBy(app.endpoints, ({ path }) => path)
  for (const [path, endpoints] of byPath) {
    const allowed = endpoints.map(({ method }) => method)
    refuseOtherMethods(app, path, allowed)
  }
}

/** Answers 405 to every method but the allowed ones, and names those. */
export function refuseOtherMethods(app: FastifyInstance, url: string, allowed: readonly string[]): void {
  app.route({
    method: EVERY_METHOD.filter((method) => !allowed.includes(method)),
    url,
    exposeHeadRoute: false,
    handler: async (_, reply) => {
      reply.header('allow', allowed.join(', '))
      throw new Failure(httpFailures.wrongMethod)
    },
  })
}

const EVERY_METHOD = [...METHODS, 'PUT', 'PATCH']

/** Refuses whoever may not call. What goes on for long asks again while it does. */
export function assertMayCall(who: Who, { actor, isProduction }: Pick<CallCtx, 'actor' | 'isProduction'>): void {
  if (who === 'anyone') return
  if (!actor) throw new Failure(requestFailures.notSignedIn)
  if (!can(actor, who)) throw new Failure(requestFailures.forbidden)
  const { role, hasSecondFactor = false } = actor
  if (isStaffWork(who) && lacksSecondFactor({ role, hasSecondFactor }, isProduction)) {
    throw new Failure(requestFailures.secondFactorMissing)
  }
}

/** Read only now: nobody uploads before it is known that they may. */
async function bodyOf(endpoint: Endpoint, request: FastifyRequest, ctx: CallCtx): Promise<unknown> {
  if (endpoint.upload) return uploadOf(request, endpoint.upload)
  if (!request.isMultipart()) return request.body
  if (!endpoint.form) throw new Failure(httpFailures.wrongType)
  return takeUploaded(await readForm(request), ctx)
}

type Given = Pick<FastifyRequest, 'query' | 'params'>

function parseInput<E extends Endpoint>(endpoint: E, request: Given, body: unknown): ParsedInput<E> {
  const given = endpoint.method === 'POST' ? body : withoutLanguage(request.query)
  const isObject = typeof given === 'object' && given !== null && !Array.isArray(given)
  if (given !== undefined && given !== null && !isObject) throw new Failure(httpFailures.malformed)
  if (unstorableFieldIn({ ...(request.params as object) }) !== undefined) throw new Failure(httpFailures.unknownPath)
  const refusal = (fields: Record<string, string>) =>
    new Failure(endpoint.invalid ?? requestFailures.invalid, { fields })
  const result = endpoint.input.safeParse({ ...given, ...(request.params as object) })
  if (!result.success) throw refusal(fieldTexts(result.error))
  const field = unstorableFieldIn(result.data)
  if (field !== undefined) throw refusal({ [field]: t(UNSTORABLE) })
  return result.data as ParsedInput<E>
}

/** It says how to answer, and is no part of what is asked. */
function withoutLanguage(query: unknown): unknown {
  const { [LANGUAGE_PARAM]: _, ...rest } = query as Record<string, unknown>
  return rest
}

/** The first text for each field, under the name that the form or query uses. */
function fieldTexts(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) {
    const name = issue.path.join('.') || 'request'
    fields[name] ??= issue.message
  }
  return fields
}
