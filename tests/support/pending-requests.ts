import { vi } from 'vitest'
import { settle } from './render-hook.ts'

export type PendingRequest = {
  url: string
  body: unknown
  signal: AbortSignal | null | undefined
  answer: (response: Response) => Promise<void>
  fail: () => Promise<void>
}

/**
 * Every request waits until the test answers it, in whichever order. Calling it off does not stop the answer: it may
 * have been on its way already.
 */
export function pendingRequests(): PendingRequest[] {
  const requests: PendingRequest[] = []
  vi.stubGlobal('fetch', (url: string, { body, signal }: RequestInit = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    requests.push({
      ...{ url, body, signal },
      answer: async (response) => {
        resolve(response)
        await settle()
      },
      fail: async () => {
        reject(new TypeError('Failed to fetch'))
        await settle()
      },
    })
    return promise
  })
  return requests
}
