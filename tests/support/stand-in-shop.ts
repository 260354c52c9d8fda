import { type Mock, vi } from 'vitest'
import type { AnswerOf, Endpoint, ParsedInput } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { httpFailures } from '#contract/platform/http.failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'

type Calls = Record<string, Endpoint>
type Desk<E extends Endpoint> = Mock<(input: ParsedInput<E>) => Promise<AnswerOf<E>>>
type Desks<C extends Calls> = { readonly [Name in keyof C]: Desk<C[Name]> }

/** How a browser says that no answer came. */
export const outOfReach = () => new TypeError('Failed to fetch')

/**
 * The shop as pages meet it, over the wire: for each of its calls a mock that is handed the input. What the mock answers
 * is the answer, a Failure it throws is the refusal, and anything else it throws means that no answer came.
 */
export function standInShop<C extends Calls>(calls: C): Desks<C> {
  const names = Object.keys(calls)
  const desks = Object.fromEntries(names.map((name) => [name, vi.fn(nothingThere)]))
  const ask = async (url: string, { method, body }: RequestInit = {}) => {
    const [path = '', query] = url.split('?')
    const call = Object.entries(calls)
      .map(([name, endpoint]) => ({ name, endpoint, params: paramsIn(path, endpoint.path) }))
      .find(({ endpoint, params }) => endpoint.method === method && params)
    if (!call) return nothingThere()
    const { data: input } = call.endpoint.input.safeParse({
      ...call.params,
      ...Object.fromEntries(new URLSearchParams(query)),
      ...JSON.parse(String(body ?? '{}')),
    })
    if (input === undefined) throw new Failure(requestFailures.invalid)
    return desks[call.name]?.(input)
  }
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string, request?: RequestInit) => ask(url, request).then(answered, refused)),
  )
  return desks as unknown as Desks<C>
}

/** A call that no test foresaw is refused, and so is one that it gave no answer for. */
const nothingThere = (_?: unknown): Promise<unknown> => Promise.reject(new Failure(httpFailures.unknownPath))

function paramsIn(asked: string, path: string): Record<string, string> | undefined {
  const found = new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`).exec(asked)
  return found ? { ...found.groups } : undefined
}

const answered = (answer: unknown) => Response.json({ success: true, ...(answer as object) })

function refused(error: unknown): Response {
  if (!(error instanceof Failure)) throw error
  const { code, status } = error.kind
  const { message, data } = error
  return Response.json({ success: false, code, message, ...(data && { data }), requestId: '1' }, { status })
}
