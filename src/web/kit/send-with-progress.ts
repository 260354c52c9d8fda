import type { Api } from '#contract/platform/api.ts'
import type { Call } from '#contract/platform/call.ts'
import { Failure } from '#contract/platform/failures.ts'
import { type Answer, apiBy } from './api.ts'
import { networkFailures } from './network.failures.ts'
import { inPageLanguage } from './page-language.ts'

/** From 0 to 1: how much of what is sent has left. */
type OnProgress = (share: number) => void

/** The api for what takes a while to send: fetch cannot tell how far it is. */
export const apiWithProgress = (onProgress: OnProgress): Api => apiBy((call) => sendWithProgress(call, onProgress))

function sendWithProgress({ method, url, body }: Call, onProgress: OnProgress): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    onProgress(0)
    const fail = () => reject(new Failure(networkFailures.unreachable))
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => lengthComputable && onProgress(loaded / total)
    request.onload = () => resolve({ status: request.status, body: request.responseText })
    request.onerror = fail
    request.onabort = fail
    request.ontimeout = fail
    request.open(method, inPageLanguage(url))
    if (typeof body === 'string') request.setRequestHeader('content-type', 'application/json')
    request.send(body ?? null)
  })
}
