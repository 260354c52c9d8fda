import { refreshTokenCall } from '#contract/accounts/session.endpoints.ts'
import type { Api } from '#contract/platform/api.ts'
import { type Call, callOf } from '#contract/platform/call.ts'
import { Failure } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { readAnswer } from '#contract/platform/read-answer.ts'
import { networkFailures } from './network.failures.ts'
import { renewSession } from './renew-session.ts'

/**
 * The browser's way to the shop. Refusals, and a shop that cannot be reached, are thrown as Failure. A call that finds
 * its short-lived token gone is made again with a new one.
 */
export const api: Api = async (endpoint, ...[input]) => {
  const call = callOf(endpoint, input)
  const first = await send(call)
  const { status, body } = isSignedOut(first) && (await renewSession(renew)) ? await send(call) : first
  return readAnswer(endpoint, status, body)
}

const isSignedOut = ({ status, body }: Answer) =>
  status === 401 && body.includes(`"${requestFailures.notSignedIn.code}"`)

const renew = async () => (await send(callOf(refreshTokenCall, {}))).status === 200

type Answer = { status: number; body: string }

async function send({ method, url, body }: Call): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method,
      ...(body && { body }),
      // The browser itself writes the type of a form, with the boundary between its parts.
      ...(typeof body === 'string' && { headers: { 'content-type': 'application/json' } }),
    })
    return { status: response.status, body: await response.text() }
  } catch (cause) {
    throw new Failure(networkFailures.unreachable, { cause })
  }
}
