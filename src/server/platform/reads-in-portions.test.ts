import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { readsInPortions } from './reads-in-portions.ts'

const SENDING_MS = 1

/** Sending one takes a millisecond here, and all else only what the test says. */
function tenReads() {
  let ms = 0
  const { beginWrite, read } = readsInPortions(() => ms)
  const sent: number[] = []
  const ask = () => {
    for (let number = 0; number < 10; number += 1) {
      read(() => {
        sent.push(number)
        ms += SENDING_MS
      })
    }
  }
  const pass = (more: number) => {
    ms += more
  }
  return { beginWrite, ask, sent, pass }
}

test('nobody waits while nobody writes', () => {
  const { ask, sent } = tenReads()
  ask()
  expect(sent).toHaveLength(10)
})

test('while somebody writes, a turn of the event loop answers a few, in the order in which they came', async () => {
  const { beginWrite, ask, sent } = tenReads()
  beginWrite()
  ask()
  const after: number[] = []
  while (sent.length < 10) {
    after.push(sent.length)
    await setImmediate()
  }
  expect(after).toEqual([0, 4, 8])
  expect(sent).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('the more there is to write, the more may be read in between: 6 for each 10', async () => {
  const { beginWrite, ask, sent, pass } = tenReads()
  beginWrite()
  pass(10 * SENDING_MS)
  ask()
  await setImmediate()
  expect(sent).toHaveLength(6)
})

test('once the last write has ended all are answered', async () => {
  const { beginWrite, ask, sent } = tenReads()
  const [endFirst, endSecond] = [beginWrite(), beginWrite()]
  ask()
  endFirst()
  await setImmediate()
  expect(sent).toHaveLength(4)
  endSecond()
  await setImmediate()
  expect(sent).toHaveLength(10)
})
