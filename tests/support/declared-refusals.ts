import { subscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { afterEach, expect } from 'vitest'
import { refusalsOfCall } from '#server/platform/http/refusals-of-call.ts'

const undeclared = new Set<string>()

/** Reads every refusal that any shop of this process sends and notes those that their call does not declare. */
function watch({ fastify: app }: { fastify: FastifyInstance }): void {
  app.addHook('onSend', async (request, { statusCode }, payload) => {
    if (statusCode < 400 || typeof payload !== 'string') return
    const endpoint = app.endpoints?.find(isAskedBy(request))
    if (!endpoint) return
    const { code } = JSON.parse(payload)
    const isDeclared = refusalsOfCall(endpoint).some((kind) => kind.code === code && kind.status === statusCode)
    if (!isDeclared) undeclared.add(`${endpoint.method} ${endpoint.path}: ${statusCode} ${code}`)
  })
}

const isAskedBy =
  ({ method, routeOptions }: FastifyRequest) =>
  (endpoint: { method: string; path: string }) =>
    endpoint.path === routeOptions.url && endpoint.method === method

subscribe('fastify.initialization', (message) => watch(message as { fastify: FastifyInstance }))

/** Fails a test in which a call refused in a way that it does not declare. */
export function demandDeclaredRefusals(): void {
  afterEach(() => {
    const found = [...undeclared]
    undeclared.clear()
    expect(found, 'refusals missing in the `failures` of their endpoint').toEqual([])
  })
}
