import { callOf } from '#contract/platform/call.ts'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { Failure } from '#contract/platform/failures.ts'
import { readAnswer } from '#contract/platform/read-answer.ts'
import { refreshAccess } from '#web/kit/api.ts'
import { networkFailures } from '#web/kit/network.failures.ts'
import { saveFile } from '#web/kit/save-file.ts'

/** Saves a paper about these orders. Unlike by a link, a refusal can be read: it is thrown as a Failure. */
export async function saveDocument(call: Endpoint, orderIds: readonly string[]): Promise<void> {
  await refreshAccess().catch(() => false)
  const { url } = callOf(call, { ids: orderIds.join(',') })
  const response = await fetch(url).catch((cause) => {
    throw new Failure(networkFailures.unreachable, { cause })
  })
  if (!response.ok) readAnswer(call, response.status, await response.text())
  const [, name = 'likho.pdf'] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  saveFile(name, await response.blob(), 'application/pdf')
}
