import { isDeepStrictEqual } from 'node:util'
import { failureAnswer } from '#contract/platform/answers.ts'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { refusalsOfCall } from '#server/platform/http/refusals-of-call.ts'
import type { Answer } from './ask.ts'

/** What is wrong with the shape of an answer, as the call declares it; undefined when nothing is. */
export function misfitOf(endpoint: Endpoint, { status, headers, body }: Answer): string | undefined {
  const isDone = status === (endpoint.status ?? 200)
  const type = String(headers['content-type'] ?? '')
  const wanted = (isDone && (endpoint.file ?? endpoint.stream)) || 'application/json'
  if (!type.startsWith(wanted)) return `content-type ${type || 'missing'} where ${wanted} is declared`
  if (wanted !== 'application/json') return undefined
  const json = parsed(body)
  if (json === undefined) return 'no JSON'
  return isDone ? misfitOfSuccess(endpoint, json) : misfitOfRefusal(endpoint, status, json)
}

function misfitOfSuccess({ answer }: Endpoint, json: unknown): string | undefined {
  const { success, ...rest } = json as { success?: unknown }
  if (success !== true) return 'success is not true'
  const read = answer.safeParse(rest)
  if (!read.success)
    return `does not fit: ${read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`
  // What the schema does not name is left out while it is read.
  return isDeepStrictEqual(JSON.parse(JSON.stringify(read.data)), rest) ? undefined : 'holds more than is declared'
}

function misfitOfRefusal(endpoint: Endpoint, status: number, json: unknown): string | undefined {
  const read = failureAnswer.strict().safeParse(json)
  if (!read.success) return `a refusal that is none: ${JSON.stringify(json).slice(0, 200)}`
  const isDeclared = refusalsOfCall(endpoint).some((kind) => kind.code === read.data.code && kind.status === status)
  return isDeclared ? undefined : `refuses with ${status} ${read.data.code}, which it does not declare`
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}
