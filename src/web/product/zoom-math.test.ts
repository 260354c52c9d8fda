import { expect, test } from 'vitest'
import { isDoubleTap, keepUnder, withinReach } from './zoom-math.ts'

test.each([
  [0.2, 1],
  [1, 1],
  [2.2, 2.2],
  [9, 4],
])('a pinch to %d shows the picture at %d', (wanted, scale) => {
  expect(withinReach(wanted)).toBe(scale)
})

test.each([
  ['the corner stays', { x: 0, y: 0 }, { x: 0, y: 0 }, 2, { x: 0, y: 0 }],
  ['the middle stays', { x: 0, y: 0 }, { x: 150, y: 200 }, 2, { x: 150, y: 200 }],
  ['from where it was moved to', { x: 100, y: 50 }, { x: 150, y: 200 }, 2, { x: 350, y: 300 }],
  ['and back again', { x: 350, y: 300 }, { x: 150, y: 200 }, 0.5, { x: 100, y: 50 }],
])('%s under the finger', (_, scrolled, at, factor, expected) => {
  expect(keepUnder(scrolled, at, factor)).toEqual(expected)
})

test.each([
  ['soon and near', { x: 10, y: 12, time: 1200 }, true],
  ['too late', { x: 10, y: 12, time: 1400 }, false],
  ['too far', { x: 80, y: 12, time: 1200 }, false],
])('a second tap %s', (_, tap, expected) => {
  expect(isDoubleTap({ x: 10, y: 10, time: 1000 }, tap)).toBe(expected)
})

test('the first tap is no second', () => {
  expect(isDoubleTap(undefined, { x: 0, y: 0, time: 0 })).toBe(false)
})
