import { expect, test } from 'vitest'
import { writerFailures } from '#contract/writer/writer.failures.ts'
import { WriterProblem } from '#server/gateways/writer/writer.ts'
import { toFailure } from './writer-failure.ts'

test.each([
  ['out of quota', writerFailures.outOfQuota],
  ['too slow', writerFailures.tooSlow],
  ['refused', writerFailures.unavailable],
  ['cut off', writerFailures.unavailable],
] as const)('a service that was %s is refused in the fitting words', (reason, kind) => {
  expect(toFailure(new WriterProblem(reason))).toMatchObject({ kind })
})

test('a fault of our own stays one', () => {
  const fault = new TypeError('x is not a function')
  expect(toFailure(fault)).toBe(fault)
})
