import { expect, test, vi } from 'vitest'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { fairQueue } from './fair-queue.ts'

const LIMITS = { concurrency: 2, mostWaiting: 200, mostInLane: 50, waitMs: 60_000 }
const flood = { isKnown: false, lane: '2001:db8:1::/48' }
const stranger = { isKnown: false, lane: '203.0.113.0/24' }
const refused = { kind: requestFailures.overloaded, retryAfterSeconds: expect.any(Number) }
const known = { isKnown: true, lane: 'a device of Asha' }

/** Work that ends when it is told to, and who had a turn. */
function aQueue(limits: Partial<typeof LIMITS> = {}) {
  const run = fairQueue({ ...LIMITS, ...limits })
  const begun: string[] = []
  const running: (() => void)[] = []
  const wait = (name: string, place: Parameters<typeof run>[0]) =>
    run(place, () => {
      begun.push(name)
      return new Promise<void>((end) => running.push(end))
    })
  const settle = () => new Promise((tick) => setImmediate(tick))
  const endOne = async () => {
    await settle()
    running.shift()?.()
    await settle()
  }
  return { begun, wait, endOne }
}

test('a flood from one network keeps another network, and a device that is known, waiting for one turn and no more', async () => {
  const { begun, wait, endOne } = aQueue()
  for (let guess = 0; guess < 40; guess += 1) void wait(`guess ${guess}`, flood)
  void wait('right', stranger)
  void wait('own device', known)
  for (let ended = 0; ended < 4; ended += 1) await endOne()
  expect(begun.slice(0, 6)).toEqual(['guess 0', 'guess 1', 'own device', 'guess 2', 'right', 'guess 3'])
})

test('known devices and strangers take turns where both wait: neither keeps the other out', async () => {
  const { begun, wait, endOne } = aQueue({ concurrency: 1 })
  for (const name of ['first', 's1', 's2', 's3']) void wait(name, { isKnown: false, lane: name })
  for (const name of ['k1', 'k2', 'k3']) void wait(name, { isKnown: true, lane: name })
  for (let ended = 0; ended < 6; ended += 1) await endOne()
  expect(begun).toEqual(['first', 'k1', 's1', 'k2', 's2', 'k3', 's3'])
})

test('more than may wait of one lane are told at once to come again; known devices have room of their own', async () => {
  const { wait } = aQueue({ concurrency: 1, mostWaiting: 4, mostInLane: 3 })
  for (let n = 0; n < 4; n += 1) void wait(`guess ${n}`, flood)
  await expect(wait('one more', flood)).rejects.toMatchObject(refused)
  void wait('right', stranger)
  const own = wait('own device', known).catch((error) => error)
  expect(await Promise.race([own, 'waits'])).toBe('waits')
})

test('in a full line the last of the longest lane gives way to a shorter one: full lanes keep no one else out', async () => {
  const { begun, wait, endOne } = aQueue({ concurrency: 1, mostWaiting: 8, mostInLane: 2 })
  const ends: unknown[] = []
  void wait('first', stranger)
  for (let n = 0; n < 8; n += 1) {
    void wait(`guess ${n}`, { isKnown: false, lane: `flood ${n % 4}` }).catch((error) => ends.push(error))
  }
  void wait('right', stranger)
  await endOne()
  expect(ends).toEqual([expect.objectContaining(refused)])
  for (let ended = 0; ended < 8; ended += 1) await endOne()
  expect(begun).toEqual([
    'first',
    ...['guess 0', 'guess 1', 'guess 2', 'guess 3', 'right', 'guess 5', 'guess 6', 'guess 7'],
  ])
})

test('where all lanes are as short as the newcomer’s, it is the newcomer who comes again', async () => {
  const { wait } = aQueue({ concurrency: 1, mostWaiting: 4 })
  for (let n = 0; n < 5; n += 1) void wait(`one ${n}`, { isKnown: false, lane: `lane ${n}` })
  await expect(wait('one more', stranger)).rejects.toMatchObject(refused)
})

test('no one waits longer than the time allowed, and a turn is not given to who has left', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { begun, wait, endOne } = aQueue({ concurrency: 1, waitMs: 3_000 })
  void wait('first', flood)
  const late = expect(wait('late', stranger)).rejects.toMatchObject({ kind: requestFailures.overloaded })
  vi.advanceTimersByTime(2_000)
  void wait('in time', known)
  vi.advanceTimersByTime(1_000)
  vi.useRealTimers()
  await late
  await endOne()
  await endOne()
  expect(begun).toEqual(['first', 'in time'])
})

test('a task that fails gives its turn back', async () => {
  const run = fairQueue({ ...LIMITS, concurrency: 1 })
  await expect(run(known, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await run(stranger, async () => 'yes')).toBe('yes')
})
