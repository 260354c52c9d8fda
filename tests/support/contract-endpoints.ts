import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Endpoint } from '#contract/platform/endpoint.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Every call that the contract declares, for whoever asks the shop from outside and has no app to look into. */
export async function contractEndpoints(): Promise<Endpoint[]> {
  const found = new Map<string, Endpoint>()
  for await (const file of glob('src/contract/**/*.endpoints.ts', { cwd: ROOT })) {
    const exported: Record<string, unknown> = await import(join(ROOT, file))
    for (const one of endpointsIn({ ...exported })) found.set(`${one.method} ${one.path}`, one)
  }
  return [...found.values()].sort((one, other) => (one.path < other.path ? -1 : 1))
}

/** Some are exported together, in a list or by their names. */
function endpointsIn(value: unknown): Endpoint[] {
  if (isEndpoint(value)) return [value]
  const isGroup = Array.isArray(value) || Object.getPrototypeOf(value ?? 0) === Object.prototype
  return isGroup ? Object.values(value as object).flatMap(endpointsIn) : []
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'input' in value && value.input instanceof z.ZodType
