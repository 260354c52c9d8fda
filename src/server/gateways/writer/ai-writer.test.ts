import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AiStandIn, startAiStandIn } from '#tests/support/ai-stand-in.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aiWriter } from './ai-writer.ts'
import { WriterProblem } from './writer.ts'

let service: AiStandIn
beforeAll(async () => {
  service = await startAiStandIn()
})
afterAll(() => service.stop())

const product = { name: 'Blue Gel Pen', category: 'Writing', attributes: { inkColor: 'Blue' } } as const
const patient = new AbortController().signal

/** What came, and what it ended with. */
async function read(signal = patient, limits = { firstWordMs: 10_000, wholeMs: 10_000 }) {
  const pieces: string[] = []
  try {
    for await (const piece of aiWriter(service.config, limits).describe(product, signal)) pieces.push(piece)
    return { text: pieces.join('') }
  } catch (problem) {
    return { text: pieces.join(''), problem }
  }
}

test('[ADM-06] the service is asked for at least 150 words about what is known, and its words come as they are', async () => {
  service.behave({ pieces: ['A pen', ' that', ' writes.'] })
  expect(await read()).toEqual({ text: 'A pen that writes.' })
  const asked = service.asked.at(-1)
  expect(asked).toMatchObject({ model: 'stand-in-writer', stream: true })
  expect(asked?.messages[0]).toMatchObject({ role: 'system', content: expect.stringContaining('at least 150 words') })
  expect(JSON.parse(asked?.messages[1]?.content ?? '')).toEqual(product)
})

test.each([
  [429, 'out of quota'],
  [500, 'refused'],
  [401, 'refused'],
])('status %d is a problem at once, without a second try and without what the service said', async (status, reason) => {
  service.behave({ status })
  const before = service.asked.length
  const { text, problem } = await read()
  expect(text).toBe('')
  expect(problem).toBeInstanceOf(WriterProblem)
  expect(problem).toMatchObject({ reason, message: `no description: ${reason} (status ${status})` })
  expect(service.asked).toHaveLength(before + 1)
})

test.each([
  ['no first word', {}, { firstWordMs: 200, wholeMs: 5_000 }],
  ['no last word', { pieces: ['A pen'] }, { firstWordMs: 200, wholeMs: 400 }],
])('%s within the time is too slow, and the service is left', async (_, manner, limits) => {
  service.behave({ ...manner, stalls: true })
  const left = service.left()
  const { problem } = await read(patient, limits)
  expect(problem).toMatchObject({ reason: 'too slow' })
  await eventually(() => expect(service.left()).toBe(left + 1))
})

test.each([
  ['hangs up', { hangsUp: true }],
  ['runs out of tokens', { finish: 'length' as const }],
])('a service that %s has cut the text off', async (_, manner) => {
  service.behave({ pieces: ['A pen'], ...manner })
  expect(await read()).toMatchObject({ text: 'A pen', problem: { reason: 'cut off' } })
})

test('a service that is not there is a problem', async () => {
  const gone = await startAiStandIn()
  await gone.stop()
  const describing = aiWriter(gone.config).describe(product, patient)[Symbol.asyncIterator]()
  await expect(describing.next()).rejects.toBeInstanceOf(WriterProblem)
})

test('who no longer waits also stops the service', async () => {
  service.behave({ pieces: ['A pen'], stalls: true })
  const [left, asked] = [service.left(), service.asked.length]
  const waiting = new AbortController()
  const reading = read(waiting.signal)
  await eventually(() => expect(service.asked).toHaveLength(asked + 1))
  waiting.abort()
  await reading
  await eventually(() => expect(service.left()).toBe(left + 1))

  for await (const _ of aiWriter(service.config).describe(product, patient)) break
  await eventually(() => expect(service.left()).toBe(left + 2))
})
