import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/platform/endpoint.ts'
import { networkFailures } from './network.failures.ts'
import { apiWithProgress } from './send-with-progress.ts'

const send = endpoint('send', 'POST', '/api/send', {
  who: 'anyone',
  form: true,
  summary: 'Sends.',
  input: z.object({ name: z.string() }),
  answer: z.object({ message: z.string() }),
})

const signedOut = { success: false, code: 'request/not-signed-in', message: 'Please log in.', requestId: '1' }

/** A browser's request that answers one of these after the other; undefined breaks the line. */
function answering(...answers: ({ status: number; body: object } | undefined)[]) {
  class Request {
    upload: { onprogress?: (event: object) => void } = {}
    status = 0
    responseText = ''
    onload = () => {}
    onerror = () => {}
    open() {}
    send() {
      const answer = answers.shift()
      if (!answer) return this.onerror()
      this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 })
      this.status = answer.status
      this.responseText = JSON.stringify(answer.body)
      this.onload()
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
}

afterEach(() => vi.unstubAllGlobals())

test('tells how far it is and answers what the endpoint promised', async () => {
  answering({ status: 200, body: { success: true, message: 'Kept' } })
  const shares: number[] = []
  expect(await apiWithProgress((share) => shares.push(share))(send, { name: 'Pen' })).toEqual({ message: 'Kept' })
  expect(shares).toEqual([0, 0.25])
})

test('a call that finds its token gone is made again with a new one', async () => {
  answering({ status: 401, body: signedOut }, { status: 200, body: { success: true, message: 'Kept' } })
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(Response.json({ success: true, accessToken: 'x' })))
  expect(await apiWithProgress(() => {})(send, { name: 'Pen' })).toEqual({ message: 'Kept' })
  expect(fetch).toHaveBeenCalledOnce()
})

test('says so when the shop cannot be reached', async () => {
  answering(undefined)
  await expect(apiWithProgress(() => {})(send, { name: 'Pen' })).rejects.toMatchObject({
    kind: networkFailures.unreachable,
  })
})
