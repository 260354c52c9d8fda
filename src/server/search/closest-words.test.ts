import { expect, test } from 'vitest'
import { closestWords } from './closest-words.ts'
import type { NearWord } from './near-words.store.ts'

const word = (spelling: string, more: Partial<NearWord> = {}): NearWord => ({
  spelling,
  words: spelling,
  query: `'${spelling}'`,
  products: 1,
  alike: false,
  sounds: 3,
  role: 'same',
  ...more,
})
const meant = (typed: string, near: NearWord[]) => closestWords(typed, near).map(({ words }) => words)

test('the word with the fewest wrong letters is meant', () => {
  expect(meant('notbook', [word('book'), word('notebook'), word('textbook')])).toEqual(['notebook'])
})

test('of two that are as near, the one that more products say comes first', () => {
  expect(meant('pne', [word('pine'), word('pen', { products: 500 })])[0]).toBe('pen')
})

test('a word that sounds the same wins over one that only looks alike', () => {
  expect(meant('pensil', [word('pension'), word('pencil', { alike: true, sounds: 4 })])).toEqual(['pencil'])
})

test('with four sounds in common the spelling does not matter', () => {
  expect(meant('kailakuletar', [word('calculator', { alike: true, sounds: 6 })])).toEqual(['calculator'])
})

test('a word that was only begun is completed', () => {
  expect(meant('calcul', [word('calculator')])).toEqual(['calculator'])
})

test('what is too far away was not meant', () => {
  expect(meant('dinosaur', [word('diary'), word('pencil')])).toEqual([])
  expect(meant('glue', [word('gold')])).toEqual([])
})

test('two spellings of one synonym count once', () => {
  const synonym = { query: "'notebook'", alike: true }
  expect(closestWords('kapee', [word('kaapi', synonym), word('kapi', synonym)])).toHaveLength(1)
})
