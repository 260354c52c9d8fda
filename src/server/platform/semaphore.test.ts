import { expect, test } from 'vitest'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { atMost, atMostOfEach } from './semaphore.ts'

test('never runs more than so many, and everyone gets a turn in order', async () => {
  const run = atMost(2)
  const started: number[] = []
  let running = 0
  let most = 0
  const task = (n: number) =>
    run(async () => {
      started.push(n)
      most = Math.max(most, ++running)
      await new Promise((tick) => setImmediate(tick))
      running -= 1
      return n
    })
  expect(await Promise.all([1, 2, 3, 4, 5].map(task))).toEqual([1, 2, 3, 4, 5])
  expect(started).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
})

test('a task that fails gives its place back', async () => {
  const run = atMost(1)
  await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await run(async () => 'yes')).toBe('yes')
})

test('more than may wait are turned away at once, and told when to come again', async () => {
  const run = atMost(1, 2)
  const first = Promise.withResolvers<string>()
  const taken = [run(() => first.promise), run(async () => 'second'), run(async () => 'third')]
  await expect(run(async () => 'fourth')).rejects.toMatchObject({
    kind: requestFailures.overloaded,
    retryAfterSeconds: expect.any(Number),
  })
  first.resolve('first')
  expect(await Promise.all(taken)).toEqual(['first', 'second', 'third'])
  expect(await run(async () => 'later')).toBe('later')
})

test('more than so many of one name are turned away; those of another name are not, and a place is given back', async () => {
  const run = atMostOfEach(2)
  const first = Promise.withResolvers<string>()
  const taken = [run('a', () => first.promise), run('a', () => first.promise)]
  await expect(run('a', async () => 'third')).rejects.toMatchObject({ kind: requestFailures.overloaded })
  expect(await run('b', async () => 'other')).toBe('other')
  first.resolve('done')
  expect(await Promise.all(taken)).toEqual(['done', 'done'])
  await expect(run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await Promise.all([run('a', async () => 1), run('a', async () => 2)])).toEqual([1, 2])
})
