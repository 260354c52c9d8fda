import { z } from 'zod'
import { isStaffWork } from '#contract/accounts/second-factor-rules.ts'
import { failureAnswer } from '#contract/platform/answers.ts'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import type { FailureKind } from '#contract/platform/failures.ts'
import { httpFailures } from '#contract/platform/http.failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'

type Schema = Record<string, unknown>

const schemaOf = (type: z.ZodType, io: 'input' | 'output'): Schema =>
  z.toJSONSchema(type, { target: 'openapi-3.0', io, unrepresentable: 'any' })

const json = (schema: Schema) => ({ 'application/json': { schema } })
const file = (type: string) => ({ [type]: { schema: { type: 'string', format: 'binary' } } })
const stream = (type: string) => ({ [type]: { schema: { type: 'string' } } })
const form = (schema: Schema) => ({ 'multipart/form-data': { schema } })

/** Refusals that any call can meet. */
const EVERYWHERE = [
  httpFailures.malformed,
  httpFailures.unknownPath,
  httpFailures.tooLongAddress,
  httpFailures.tooLargeHeaders,
  requestFailures.tooMany,
  requestFailures.unexpected,
  requestFailures.overloaded,
  httpFailures.unavailable,
]

/** The API description in OpenAPI's words. */
export function openApiOf(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  return {
    openapi: '3.0.3',
    info: {
      title: 'Likho',
      version: '1',
      description: 'The API of the Likho stationery shop. Prices are in rupees.',
    },
    paths,
    components: { schemas: { Failure: schemaOf(failureAnswer, 'output') } },
  }
}

function operationOf(endpoint: Endpoint) {
  const input = schemaOf(endpoint.input, 'input') as { properties?: Record<string, Schema>; required?: string[] }
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name as string)
  const names = Object.keys(input.properties ?? {})
  const parameters = names
    .filter((name) => endpoint.method !== 'POST' || inPath.includes(name) || (endpoint.upload && name !== 'file'))
    .map((name) => ({
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: inPath.includes(name) || (input.required ?? []).includes(name),
      schema: input.properties?.[name],
    }))
  return {
    summary: endpoint.summary,
    parameters,
    ...(endpoint.method === 'POST' && {
      requestBody: { required: true, content: bodyContentOf(endpoint, bodyOf(input, inPath)) },
    }),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Done',
        content: contentOf(endpoint),
      },
      ...refusalsOf(refusalsOfCall(endpoint)),
    },
  }
}

/** Every way in which a call may refuse. */
export const refusalsOfCall = (endpoint: Endpoint): FailureKind[] => [
  ...endpoint.failures,
  ...guardsOf(endpoint),
  endpoint.invalid ?? requestFailures.invalid,
  ...EVERYWHERE,
]

/** Refusals that follow from who may call and how. */
const guardsOf = ({ method, who, proof }: Endpoint) => [
  ...(who === 'anyone' ? [] : [requestFailures.notSignedIn, requestFailures.forbidden]),
  ...(who !== 'anyone' && isStaffWork(who) ? [requestFailures.secondFactorMissing] : []),
  ...(proof ? [requestFailures.proofNeeded] : []),
  ...(method === 'GET'
    ? []
    : [httpFailures.crossSite, httpFailures.deletedMeanwhile, httpFailures.tooLarge, httpFailures.wrongType]),
]

function bodyContentOf({ upload, form: isForm }: Endpoint, schema: Schema) {
  if (upload) return file(upload)
  return (isForm ? form : json)(schema)
}

function contentOf({ file: fileType, stream: streamType, answer }: Endpoint) {
  if (fileType) return file(fileType)
  return streamType ? stream(streamType) : json(schemaOf(answer, 'output'))
}

function bodyOf(input: { properties?: Record<string, Schema>; required?: string[] }, inPath: string[]): Schema {
  const properties = Object.entries(input.properties ?? {}).filter(([name]) => !inPath.includes(name))
  const required = (input.required ?? []).filter((name) => !inPath.includes(name))
  return { type: 'object', properties: Object.fromEntries(properties), ...(required.length > 0 && { required }) }
}

function refusalsOf(kinds: readonly FailureKind[]) {
  const byStatus = Map.groupBy(kinds, ({ status }) => status)
  const entries = [...byStatus].map(([status, group]) => [
    status,
    {
      description: group.map(({ code, text }) => `${code}: ${text}`).join(' · '),
      content: json({ $ref: '#/components/schemas/Failure' }),
    },
  ])
  return Object.fromEntries(entries)
}
