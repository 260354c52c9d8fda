import { expect, test } from 'vitest'
import { createRecentChanges } from './recent-changes.ts'

const pen = { hard: ['pen'], soft: [] }

test('until the log was asked after a change, no replica knows of it', () => {
  const changes = createRecentChanges()
  changes.place()(100n)
  changes.add(pen)
  expect(changes.isAfter(999n, ['pen'])).toBe(true)
  changes.place()(200n)
  expect(changes.isAfter(199n, ['ink', 'pen'])).toBe(true)
  expect(changes.isAfter(200n, ['pen'])).toBe(false)
  expect(changes.isAfter(0n, ['ink'])).toBe(false)
  expect(changes.ofEverything()).toBe(100n)
})

test('what changes while the log is asked has its place further on, and so has what could not be asked', () => {
  const changes = createRecentChanges()
  changes.add(pen)
  const place = changes.place()
  changes.add(pen)
  place(200n)
  expect(changes.isAfter(200n, ['pen'])).toBe(true)
  changes.place()(undefined)
  expect(changes.isAfter(200n, ['pen'])).toBe(true)
  changes.place()(300n)
  expect(changes.isAfter(300n, ['pen'])).toBe(false)
})

test('more tags than are worth telling apart are a change of everything', () => {
  const changes = createRecentChanges()
  changes.place()(100n)
  changes.add({ hard: [], soft: Array.from({ length: 20_000 }, (_, n) => `p-${n}`) })
  expect(changes.ofEverything()).toBeGreaterThan(100n)
  changes.place()(200n)
  expect([changes.ofEverything(), changes.isAfter(200n, ['p-7'])]).toEqual([200n, false])
})
