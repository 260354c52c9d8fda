import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type PendingRequest, pendingRequests } from '#tests/support/pending-requests.ts'
import { renderHook, settle } from '#tests/support/render-hook.ts'
import { initialDescription } from './description-state.ts'
import { useDescription } from './use-description.ts'

let requests: PendingRequest[]
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  requests = pendingRequests()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** An answer that is written while the test goes on. */
function aText() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  return {
    response: { ok: true, status: 200, body: readable } as unknown as Response,
    write: async (words: string) => {
      writer.write(new TextEncoder().encode(words))
      await settle()
    },
    breakOff: async () => {
      writer.abort(new TypeError('network error'))
      await settle()
    },
  }
}

async function openForm() {
  const onChange = vi.fn()
  const facts = { name: 'Gel Pen' }
  const { latest, unmount } = await renderHook(() => useDescription(initialDescription(''), () => facts, onChange), 0)
  return {
    onChange,
    latest,
    unmount,
    rename: (name: string) => {
      facts.name = name
      latest().onFacts()
    },
    pause: async () => {
      vi.advanceTimersByTime(600)
      await settle()
    },
    /** Names the product, and the writer begins. */
    begin: async (name: string) => {
      facts.name = name
      latest().write()
      const text = aText()
      await requests.at(-1)?.answer(text.response)
      return text
    },
  }
}

test('a name that is typed without a pause asks once', async () => {
  const form = await openForm()
  form.rename('Gel')
  form.rename('Gel Pen, Blue')
  await form.pause()
  expect(requests.map(({ body }) => JSON.parse(String(body)))).toEqual([{ name: 'Gel Pen, Blue' }])
})

test('what is written for an earlier name does not get into the text for the next', async () => {
  const form = await openForm()
  const blue = await form.begin('Blue Pen')
  await blue.write('Blue')
  const red = await form.begin('Red Pen')
  await red.write('Red ')
  await blue.write(' as the sea')
  await red.write('as a rose')
  expect(form.latest().text).toBe('Red as a rose')
})

test('own words that are typed meanwhile stay', async () => {
  const form = await openForm()
  const text = await form.begin('Blue Pen')
  await text.write('Blue')
  form.latest().onType('My own words')
  await text.write(' as the sea')
  expect(form.latest()).toMatchObject({ text: 'My own words', byHand: true, isWriting: false })
})

test('a text that breaks off after it was stopped is no problem', async () => {
  const form = await openForm()
  const text = await form.begin('Blue Pen')
  await text.write('Blue')
  form.latest().stop()
  await text.breakOff()
  expect(form.latest().problem).toBeUndefined()
  expect(form.latest().text).toBe('Blue')
})

test('whoever leaves during the pause asks for nothing', async () => {
  const form = await openForm()
  form.rename('Blue Pen')
  await form.unmount()
  await form.pause()
  expect(requests).toEqual([])
})

test('whoever leaves while it is written calls it off, and the draft is left alone', async () => {
  const form = await openForm()
  const text = await form.begin('Blue Pen')
  await text.write('Blue')
  await form.unmount()
  expect(requests[0]?.signal?.aborted).toBe(true)
  form.onChange.mockClear()
  await text.write(' as the sea')
  expect(form.onChange).not.toHaveBeenCalled()
})
