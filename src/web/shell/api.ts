import type { Api } from '#contract/platform/api.ts'
import { type Call, callOf } from '#contract/platform/call.ts'
import { Failure } from '#contract/platform/failures.ts'
import { readAnswer } from '#contract/platform/read-answer.ts'
import { networkFailures } from './network.failures.ts'

/** The browser's way to the shop. Refusals, and a shop that cannot be reached, are thrown as Failure. */
export const api: Api = async (endpoint, ...[input]) => {
  const { status, body } = await send(callOf(endpoint, input))
  return readAnswer(endpoint, status, body)
}

async function send({ method, url, body }: Call): Promise<{ status: number; body: string }> {
  try {
    const response = await fetch(url, {
      method,
      ...(body && { body, headers: { 'content-type': 'application/json' } }),
    })
    return { status: response.status, body: await response.text() }
  } catch (cause) {
    throw new Failure(networkFailures.unreachable, { cause })
  }
}
