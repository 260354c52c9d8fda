import { expect, test } from 'vitest'
import { searchWith, trailOf } from './review-trail.ts'

const at = (address: string) => new URLSearchParams(address)

test('[PDP-06] next adds a page to the trail, previous takes it back, the rest of the address stays', () => {
  const first = at('?id=7')
  const second = searchWith(first, [...trailOf(first), 'abc'])
  expect(second).toBe('?id=7&reviews=abc')
  const third = searchWith(at(second), [...trailOf(at(second)), 'd-_'])
  expect(trailOf(at(third))).toEqual(['abc', 'd-_'])
  expect(searchWith(at(third), trailOf(at(third)).slice(0, -1))).toBe(second)
  expect(searchWith(at(second), [])).toBe('?id=7')
})

test('the first page of a bare address has a bare address', () => {
  expect(searchWith(at('?reviews=abc'), [])).toBe('')
  expect(trailOf(at(''))).toEqual([])
  expect(trailOf(at('?reviews=..'))).toEqual([])
})
