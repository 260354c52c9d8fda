import { expect, test } from 'vitest'
import { serialQueue } from './serial-queue.ts'

test('a task starts when the one before it has ended, however that ended', async () => {
  const enqueue = serialQueue()
  const log: string[] = []
  const first = Promise.withResolvers<void>()
  const failing = enqueue(async () => {
    log.push('first starts')
    await first.promise
  })
  const next = enqueue(async () => {
    log.push('second starts')
    return 2
  })
  await Promise.resolve()
  expect(log).toEqual(['first starts'])
  first.reject(new Error('no'))
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe(2)
  expect(log).toEqual(['first starts', 'second starts'])
})
