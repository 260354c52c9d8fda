import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Endpoint } from '#contract/platform/endpoint.ts'

const ROOT = join(import.meta.dirname, '../..')

/** A call, and how TypeScript names its type: `import('…').saveSettingsCalls['tax']`. */
type Declared = { endpoint: Endpoint; type: string }

/** Every call that the contract declares, for whoever asks the shop from outside and has no app to look into. */
export async function contractEndpoints(): Promise<Endpoint[]> {
  return (await declaredCalls()).map(({ endpoint }) => endpoint)
}

export async function declaredCalls(): Promise<Declared[]> {
  const found = new Map<string, Declared>()
  for await (const file of glob('src/contract/**/*.endpoints.ts', { cwd: ROOT })) {
    const path = join(ROOT, file)
    for (const [name, value] of Object.entries<unknown>(await import(path))) {
      for (const one of callsIn(value, `typeof import(${JSON.stringify(path)}).${name}`)) {
        found.set(`${one.endpoint.method} ${one.endpoint.path}`, one)
      }
    }
  }
  return [...found.values()].sort((one, other) => (one.endpoint.path < other.endpoint.path ? -1 : 1))
}

/** Some are exported together, in a list or by their names. */
function callsIn(value: unknown, type: string): Declared[] {
  if (isEndpoint(value)) return [{ endpoint: value, type }]
  if (Array.isArray(value)) return value.flatMap((one) => callsIn(one, `(${type})[number]`))
  if (Object.getPrototypeOf(value ?? 0) !== Object.prototype) return []
  return Object.entries(value as object).flatMap(([name, one]) => callsIn(one, `(${type})['${name}']`))
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'input' in value && value.input instanceof z.ZodType
