import { expect, test } from 'vitest'
import { altOf, movePicture } from './gallery.ts'

const picture = (letter: string, alt = '') => ({ image: { id: letter, width: 800, height: 800 }, alt })
const three = ['a', 'b', 'c'].map((letter) => picture(letter))
const order = (pictures: readonly { image: { id: string } }[]) => pictures.map(({ image }) => image.id).join('')

test.each([
  ['c', 1, 'cab'],
  ['c', 2, 'acb'],
  ['a', 3, 'bca'],
  ['a', 1, 'abc'],
  ['b', 9, 'acb'],
  ['x', 1, 'abc'],
])('of abc, %s at place %i gives %s', (id, place, expected) => {
  expect(order(movePicture(three, id, place))).toBe(expected)
})

test.each([
  [0, 'Blue Pen'],
  [1, 'A line in blue ink'],
  [2, 'Blue Pen, picture 3'],
])('picture %i is called %s', (index, expected) => {
  expect(altOf('Blue Pen', [picture('a'), picture('b', 'A line in blue ink'), picture('c')], index)).toBe(expected)
})
