import { z } from 'zod'
import { failureAnswer } from '#contract/platform/answers.ts'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import type { FailureKind } from '#contract/platform/failures.ts'
import { refusalsOfCall } from './refusals-of-call.ts'
import { ACCESS_COOKIE } from './session-cookies.ts'

type Schema = Record<string, unknown>
type ObjectSchema = { properties?: Record<string, Schema>; required?: string[] }

function schemaOf(type: z.ZodType, io: 'input' | 'output'): ObjectSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' })
  return schema as ObjectSchema
}

const content = (type: string, schema: Schema) => ({ [type]: { schema } })
const BINARY = { type: 'string', format: 'binary' }

/** Either of them says who calls; the cookie comes from logging in. */
const SECURITY_SCHEMES = {
  session: { type: 'apiKey', in: 'cookie', name: ACCESS_COOKIE },
  bearer: { type: 'http', scheme: 'bearer' },
}

/** The API description in OpenAPI's words. */
export function openApiOf(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Likho',
      version: '1',
      description: 'The API of the Likho stationery shop. Prices are in rupees.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    components: { securitySchemes: SECURITY_SCHEMES, schemas: { Failure: schemaOf(failureAnswer, 'output') } },
  }
}

/** The first word of the path that says what the call is about: `admin/orders`, `users`. */
const tagOf = ({ path }: Endpoint) => /^\/api\/(?:v\d\/)?((?:admin\/)?[^/]+)/.exec(path)?.[1] ?? 'shop'

function operationOf(endpoint: Endpoint) {
  const { name: operationId, summary, method, path, who, status = 200 } = endpoint
  const input = schemaOf(endpoint.input, 'input')
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string)
  const isInUrl = (name: string) =>
    method !== 'POST' || inPath.includes(name) || (endpoint.upload !== undefined && name !== 'file')
  const parameters = Object.entries(input.properties ?? {})
    .filter(([name]) => isInUrl(name))
    .map(([name, schema]) => ({
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: inPath.includes(name) || (input.required ?? []).includes(name),
      schema,
    }))
  return {
    operationId,
    summary,
    tags: [tagOf(endpoint)],
    security: who === 'anyone' ? [] : Object.keys(SECURITY_SCHEMES).map((scheme) => ({ [scheme]: [] })),
    parameters,
    ...(method === 'POST' && { requestBody: { required: true, content: bodyOf(endpoint, input, inPath) } }),
    responses: { [status]: { description: 'Done', content: answerOf(endpoint) }, ...refusalsOf(endpoint) },
  }
}

function bodyOf({ upload, form }: Endpoint, { properties = {}, required = [] }: ObjectSchema, inPath: string[]) {
  if (upload) return content(upload, BINARY)
  const isInBody = (name: string) => !inPath.includes(name)
  return content(form ? 'multipart/form-data' : 'application/json', {
    type: 'object',
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => isInBody(name))),
    required: required.filter(isInBody),
  })
}

function answerOf({ file, stream, answer }: Endpoint) {
  if (file) return content(file, BINARY)
  if (stream) return content(stream, { type: 'string' })
  const { properties, required = [], ...rest } = schemaOf(answer, 'output')
  return content('application/json', {
    ...rest,
    properties: { success: { const: true }, ...properties },
    required: ['success', ...required],
  })
}

function refusalsOf(endpoint: Endpoint) {
  const byStatus = Map.groupBy(refusalsOfCall(endpoint), ({ status }) => status)
  return Object.fromEntries([...byStatus].map(([status, kinds]) => [status, refusalOf(kinds)]))
}

const refusalOf = (kinds: readonly FailureKind[]) => ({
  description: kinds.map(({ code, text }) => `${code}: ${text}`).join(' · '),
  content: content('application/json', {
    allOf: [
      { $ref: '#/components/schemas/Failure' },
      { properties: { code: { enum: kinds.map(({ code }) => code) } } },
    ],
  }),
})
