import { beforeEach, expect, test } from 'vitest'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { memoryMediaStore } from '#tests/support/memory-media-store.ts'
import { aDrawing } from '#tests/support/pictures.ts'
import type { MediaStore } from './media-store.ts'
import { drawingRenderer } from './render-drawing.ts'
import { storeDrawing } from './store-drawing.ts'

let store: MediaStore
let id: string
let puts: string[]
beforeEach(async () => {
  const memory = memoryMediaStore()
  ;({ id } = await storeDrawing(memory, aDrawing('#f5a524')))
  puts = []
  const put: MediaStore['put'] = async (name, bytes, type) => {
    puts.push(name)
    await memory.put(name, bytes, type)
  }
  store = { ...memory, put }
})

const silent = { error: () => undefined }

test('many who ask for one size share a rendering', async () => {
  const render = drawingRenderer(store, silent)
  const answers = await Promise.all(Array.from({ length: 20 }, () => render({ id, width: 160, format: 'webp' })))
  expect(new Set(answers).size).toBe(1)
  expect(puts).toEqual([`${id}-160.webp`])
})

test('when too many wait, one more is asked to come again, and is served later', async () => {
  const reached = Promise.withResolvers<void>()
  const kept = Promise.withResolvers<void>()
  const put = () => {
    reached.resolve()
    return kept.promise
  }
  const render = drawingRenderer({ ...store, put }, silent, 1)
  const first = render({ id, width: 320, format: 'avif' })
  await reached.promise
  const small = { id, width: 160, format: 'avif' } as const
  await expect(render(small)).rejects.toMatchObject({ kind: requestFailures.overloaded, retryAfterSeconds: 2 })
  kept.resolve()
  expect(await first).toBeInstanceOf(Buffer)
  expect(await render(small)).toBeInstanceOf(Buffer)
})

test('a size that cannot be kept is shown all the same, and the log says why', async () => {
  const full = new Error('no space left on device')
  const said: unknown[] = []
  const render = drawingRenderer(
    { ...store, put: () => Promise.reject(full) },
    { error: (entry: unknown) => said.push(entry) },
  )
  expect(await render({ id, width: 160, format: 'webp' })).toBeInstanceOf(Buffer)
  expect(said).toEqual([{ err: full }])
})

test('a drawing that cannot be read is an error, not a missing picture', async () => {
  const render = drawingRenderer({ ...store, get: async () => Buffer.from('<svg') }, silent)
  await expect(render({ id, width: 160, format: 'webp' })).rejects.toThrow()
})
