import type { Endpoint } from '#contract/platform/endpoint.ts'
import { sampleInput } from '#tests/support/sample-input.ts'

export const SOME_ID = '01930000-0000-7000-8000-000000000001'

export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** A call's address, with an id where its path has a parameter. */
export const pathOf = ({ path }: Endpoint, id = SOME_ID) =>
  path.replace(':subject', 'product').replace(':report', 'sales-by-day').replaceAll(/:\w+/g, id)

/** The same with a query of the shape that the call is declared with. */
export const pathWithQuery = (endpoint: Endpoint, id?: string) =>
  `${pathOf(endpoint, id)}?${new URLSearchParams(Object.entries(sampleInput(endpoint)).map(([name, value]) => [name, String(value)]))}`
