import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchIdle } from './idle-watch.ts'

const HALF_AN_HOUR = 1_800_000
const onIdle = vi.fn()
const onReturn = vi.fn()
const page = new EventTarget()
const interact = (kind: string) => page.dispatchEvent(new Event(kind))
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  stop = watchIdle(page, { onIdle, onReturn })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('[HOME-09] half an hour without a sign of life is idle, and is told once', () => {
  vi.advanceTimersByTime(HALF_AN_HOUR - 1)
  expect(onIdle).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onIdle).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(3 * HALF_AN_HOUR)
  expect(onIdle).toHaveBeenCalledTimes(1)
})

test.each(['mousemove', 'keydown', 'click', 'scroll'])('[HOME-09] a %s starts the half hour anew', (kind) => {
  vi.advanceTimersByTime(HALF_AN_HOUR - 1)
  interact(kind)
  vi.advanceTimersByTime(HALF_AN_HOUR - 1)
  expect(onIdle).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onIdle).toHaveBeenCalledTimes(1)
})

test.each(['mousemove', 'keydown', 'click', 'scroll'])(
  '[HOME-09] a %s ends the spell, and the next one is told again',
  (kind) => {
    vi.advanceTimersByTime(HALF_AN_HOUR)
    interact(kind)
    interact(kind)
    expect(onReturn).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(HALF_AN_HOUR)
    expect(onIdle).toHaveBeenCalledTimes(2)
  },
)

test('what is no return leaves the spell as it is', () => {
  stop()
  stop = watchIdle(page, { onIdle, onReturn, isReturn: ({ type }) => type === 'click' })
  vi.advanceTimersByTime(HALF_AN_HOUR)
  interact('mousemove')
  expect(onReturn).not.toHaveBeenCalled()
  interact('click')
  expect(onReturn).toHaveBeenCalledTimes(1)
})

test('after it is stopped nothing is told', () => {
  stop()
  vi.advanceTimersByTime(HALF_AN_HOUR)
  expect(onIdle).not.toHaveBeenCalled()
})
