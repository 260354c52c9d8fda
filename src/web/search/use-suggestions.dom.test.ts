import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type PendingRequest, pendingRequests } from '#tests/support/pending-requests.ts'
import { renderHook, settle } from '#tests/support/render-hook.ts'
import { useSuggestions } from './use-suggestions.ts'

let requests: PendingRequest[]
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  requests = pendingRequests()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const found = (text: string) => Response.json({ success: true, data: [{ text }] })
const queries = () => requests.map(({ url }) => new URL(url, 'http://shop').searchParams.get('q'))

async function openField() {
  const { latest } = await renderHook(useSuggestions, undefined)
  return {
    shown: () => latest().found.data.map(({ text }) => text),
    type: (text: string) => latest().suggest(text),
    typeAndPause: async (text: string) => {
      latest().suggest(text)
      vi.advanceTimersByTime(150)
      await settle()
    },
  }
}

test('letters typed without a pause ask once', async () => {
  const field = await openField()
  field.type('p')
  field.type('pe')
  await field.typeAndPause('pen')
  expect(queries()).toEqual(['pen'])
})

test('an answer that the next one has overtaken is not shown', async () => {
  const field = await openField()
  await field.typeAndPause('pe')
  await field.typeAndPause('pen')
  await requests[1]?.answer(found('pencil'))
  await requests[0]?.answer(found('peacock'))
  expect(field.shown()).toEqual(['pencil'])
})

test('an answer that comes when the field is empty again is not shown', async () => {
  const field = await openField()
  await field.typeAndPause('pe')
  field.type('')
  await requests[0]?.answer(found('peacock'))
  expect(field.shown()).toEqual([])
})

test('only a request that still matters warns when it fails', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const field = await openField()
  await field.typeAndPause('pe')
  await field.typeAndPause('pen')
  await requests[0]?.fail()
  expect(warn).not.toHaveBeenCalled()
  await requests[1]?.fail()
  expect(warn).toHaveBeenCalledOnce()
})
