import { accountFailures } from '#contract/accounts/accounts.failures.ts'
import { refreshTokenCall } from '#contract/accounts/session.endpoints.ts'
import type { Api } from '#contract/platform/api.ts'
import { type Call, callOf } from '#contract/platform/call.ts'
import { Failure, type FailureKind } from '#contract/platform/failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { readAnswer } from '#contract/platform/read-answer.ts'
import { networkFailures } from './network.failures.ts'
import { inPageLanguage } from './page-language.ts'
import { forgetUser } from './session-user.ts'

/**
 * The browser's way to the shop. Refusals, and a shop that cannot be reached, are thrown as Failure. A call that finds
 * its short-lived token gone is made again with a new one, and one that wants the password again once that was given.
 */
export const api: Api = apiBy((call) => send(call))

/** An api whose calls go out in a way of their own. */
export function apiBy(sendBy: (call: Call) => Promise<Answer>): Api {
  return async (endpoint, ...[input]) => {
    const call = callOf(endpoint, input)
    let answer = await sendBy(call)
    if (isRefused(answer, requestFailures.notSignedIn) && (await refreshAccess())) answer = await sendBy(call)
    if (isRefused(answer, requestFailures.proofNeeded) && (await isProven(answer))) answer = await sendBy(call)
    return readAnswer(endpoint, answer.status, answer.body)
  }
}

const isRefused = ({ status, body }: Answer, kind: FailureKind) =>
  status === kind.status && body.includes(`"${kind.code}"`)

/** Asks for the password, and for a code where that is wanted too; answers whether they were right. */
type AskProof = (wanted: { wantsCode: boolean }) => Promise<boolean>

let askProof: AskProof | undefined

/** For the pages whose calls want the password again. Returns what to call when they are left. */
export function onProofNeeded(ask: AskProof): () => void {
  askProof = ask
  return () => {
    if (askProof === ask) askProof = undefined
  }
}

const isProven = async ({ body }: Answer) => askProof?.({ wantsCode: JSON.parse(body).data?.secondFactor === 'on' })

let refreshing: Promise<boolean> | undefined

/** Asks for a new access token and says whether there is one; concurrent calls share one request. */
export function refreshAccess(): Promise<boolean> {
  refreshing ??= renew().finally(() => {
    refreshing = undefined
  })
  return refreshing
}

/**
 * A session that is over leaves nobody logged in; a shop that is busy or out of reach says nothing about it. The call is
 * ended even when the visitor leaves the page meanwhile: a new token that never arrived would end the session later.
 */
async function renew(): Promise<boolean> {
  const { status } = await send(callOf(refreshTokenCall, {}), { keepalive: true })
  if (status === accountFailures.sessionOver.status) forgetUser()
  return status === 200
}

export type Answer = { status: number; body: string }

async function send({ method, url, body }: Call, options: RequestInit = {}): Promise<Answer> {
  try {
    const response = await fetch(inPageLanguage(url), {
      ...options,
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
