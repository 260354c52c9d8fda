import { expect, test } from 'vitest'
import { batchCalls } from './batch-calls.ts'

/** Doubles numbers; refuses all of a batch that holds 13. */
function doubling() {
  const batches: number[][] = []
  const double = batchCalls(async (numbers: number[]) => {
    batches.push(numbers)
    await Promise.resolve()
    if (numbers.includes(13)) throw new Error('13 is none')
    return numbers.map((number) => number * 2)
  })
  return { batches, double }
}

test('what is asked at the same moment is asked together, and everybody gets their own answer', async () => {
  const { batches, double } = doubling()
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6])
  expect(await double(4)).toBe(8)
  expect(batches).toEqual([[1, 2, 3], [4]])
})

test('what is asked while one is under way shares the next', async () => {
  const { batches, double } = doubling()
  const first = double(1).then(() => Promise.all([double(2), double(3)]))
  expect(await first).toEqual([4, 6])
  expect(batches).toEqual([[1], [2, 3]])
})

test('the same twice does not go together', async () => {
  const { batches, double } = doubling()
  expect(await Promise.all([1, 2, 1].map(double))).toEqual([2, 4, 2])
  expect(batches).toEqual([[1, 2], [1]])
})

test('nobody suffers from what another asked', async () => {
  const { double } = doubling()
  const answers = await Promise.allSettled([1, 13, 3].map(double))
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await double(5)).toBe(10)
})

test('when the database is away all are told so at once', async () => {
  let asked = 0
  const asking = batchCalls(async () => {
    asked += 1
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  })
  const answers = await Promise.allSettled([1, 2, 3].map(asking))
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(asked).toBe(1)
})
