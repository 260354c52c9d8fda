import { expect, test } from 'vitest'
import { cursorsOf, searchWithCursors } from './review-cursors.ts'

const at = (address: string) => new URLSearchParams(address)

test('[PDP-06] next adds a cursor, previous takes it back, the rest of the address stays', () => {
  const first = at('?id=7')
  const second = searchWithCursors(first, [...cursorsOf(first), 'abc'])
  expect(second).toBe('?id=7&reviews=abc')
  const third = searchWithCursors(at(second), [...cursorsOf(at(second)), 'd-_'])
  expect(cursorsOf(at(third))).toEqual(['abc', 'd-_'])
  expect(searchWithCursors(at(third), cursorsOf(at(third)).slice(0, -1))).toBe(second)
  expect(searchWithCursors(at(second), [])).toBe('?id=7')
})

test('the first page of a bare address has a bare address', () => {
  expect(searchWithCursors(at('?reviews=abc'), [])).toBe('')
  expect(cursorsOf(at(''))).toEqual([])
  expect(cursorsOf(at('?reviews=..'))).toEqual([])
})
