import { callOf } from '#contract/platform/call.ts'
import type { InputOf } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { readAnswer } from '#contract/platform/read-answer.ts'
import { describeCall } from '#contract/writer/describe.endpoints.ts'
import { refreshAccess } from '#web/kit/api.ts'
import { networkFailures } from '#web/kit/network.failures.ts'

export type Facts = InputOf<typeof describeCall>

/** The description as it comes. Unlike other calls this one can be called off: the next name makes it useless. */
export async function* streamDescription(facts: Facts, signal: AbortSignal): AsyncGenerator<string> {
  const first = await ask(facts, signal)
  const answer = first.status === 401 && (await refreshAccess()) ? await ask(facts, signal) : first
  if (!answer.ok || !answer.body) {
    readAnswer(describeCall, answer.status, await answer.text())
    return
  }
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) yield step.value
  } catch (cause) {
    throw new Failure(networkFailures.unreachable, { cause })
  }
}

async function ask(facts: Facts, signal: AbortSignal): Promise<Response> {
  const { method, url, body } = callOf(describeCall, facts)
  try {
    return await fetch(url, { method, body: body as string, headers: { 'content-type': 'application/json' }, signal })
  } catch (cause) {
    throw new Failure(networkFailures.unreachable, { cause })
  }
}
