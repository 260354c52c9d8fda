import { z } from 'zod'
import type { Endpoint } from '#contract/platform/endpoint.ts'

/** As much of JSON Schema as our inputs are described with. */
export type Schema = {
  type?: string
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  propertyNames?: Schema
  items?: Schema
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}

export const inputSchema = ({ input }: Endpoint) =>
  z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema

const BY_FORMAT: Record<string, string> = {
  uuid: '01930000-0000-7000-8000-000000000001',
  email: 'asha@example.com',
  'date-time': '2026-11-16T00:00:00.000Z',
  date: '2026-11-16',
  uri: 'https://example.com',
}

/** Input of the shape that a call is declared with: every field there, whatever it means. */
export const sampleInput = (endpoint: Endpoint) => sampleOf(inputSchema(endpoint)) as Record<string, unknown>

function sampleOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const choice = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema.allOf?.[0]
  if (choice) return sampleOf(choice)
  if (schema.type === 'object') {
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, one]) => [name, sampleOf(one)]))
  }
  if (schema.type === 'array') return [sampleOf(schema.items ?? {})]
  if (schema.type === 'number' || schema.type === 'integer') return Math.max(1, schema.minimum ?? 1)
  if (schema.type === 'boolean') return true
  return BY_FORMAT[schema.format ?? ''] ?? 'sample text'.padEnd(schema.minLength ?? 0, '1')
}

/** The same input as often as it has texts, each time with another of them made odd. */
export function withEachText<Value>(value: Value, odd: (text: string) => string): Value[] {
  if (typeof value === 'string') return [odd(value) as Value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inside]) =>
    withEachText(inside, odd).map((changed) =>
      Array.isArray(value) ? (Object.assign([...value], { [name]: changed }) as Value) : { ...value, [name]: changed },
    ),
  )
}
