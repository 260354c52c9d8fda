import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Endpoint } from '#contract/platform/endpoint.ts'

/** Every call that the contract declares, without a shop that serves them. */
export async function declaredEndpoints(): Promise<Endpoint[]> {
  const files = globSync('src/contract/**/*.endpoints.ts').sort()
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(file).href)))
  const found = modules.flatMap((module) => Object.values(module)).flatMap(endpointsIn)
  return [...new Set(found)]
}

/** Some are declared as a table of several. */
function endpointsIn(value: unknown): Endpoint[] {
  if (isEndpoint(value)) return [value]
  const isTable = Array.isArray(value) || (value && Object.getPrototypeOf(value) === Object.prototype)
  return isTable ? Object.values(value as object).flatMap(endpointsIn) : []
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'who' in value && 'answer' in value
